-- The audit screen reads system messages and the people of companies too, newest first, of all employees or of one.
create index system_message_changes_newest on system_message_changes (at desc, id desc);
create index system_message_changes_by_account on system_message_changes (account_id, at desc, id desc);
create index company_log_newest on company_log (at desc, id desc);
create index company_log_by_account_and_time on company_log (by_account_id, at desc, id desc);
drop index company_log_by_account;
