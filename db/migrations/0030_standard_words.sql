-- The tables say what the code says: an email is an email, an action an action, a limit a limit.
alter table letters rename to emails;
alter index letters_newest rename to emails_newest;
alter index letters_of_request rename to emails_of_request;
alter index letters_not_sent rename to emails_not_sent;
alter index letters_by_recipient rename to emails_by_recipient;

alter table letter_deeds rename to email_actions;
alter table email_actions rename column letter_id to email_id;
alter table email_actions rename column deed to action;
alter index letter_deeds_of_letter rename to email_actions_of_email;

alter table system_message_changes rename column deed to action;
alter table permission_changes rename column deed to action;

alter table attempts rename to rate_limit_hits;
alter table rate_limit_hits rename column door to limit_name;
alter index attempts_recent rename to rate_limit_hits_recent;

alter table payments rename column next_look_at to next_check_at;
alter table payments rename column looks to checks;
alter index payments_to_look_at rename to payments_to_check;
