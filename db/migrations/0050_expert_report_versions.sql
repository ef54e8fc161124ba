-- An expert report is corrected by a new version; the one before it is void, whatever had been decided about it. What a customer decided by
-- phone, by e-mail or in person is written down by an employee, with how it was said and a note (DESIGN 8.33, as for quotes).

alter table expert_reports
  add column version integer not null default 1 check (version > 0),
  drop constraint expert_reports_request_id_key,
  drop constraint expert_reports_status_check,
  add constraint expert_reports_status_check check (status in ('issued', 'accepted', 'rejected', 'expired', 'void')),
  add unique (request_id, version);
create unique index expert_reports_one_standing on expert_reports (request_id) where status <> 'void';

alter table expert_report_decisions disable trigger expert_report_decisions_are_append_only;
alter table expert_report_decisions
  drop constraint expert_report_decisions_by_kind_check,
  add constraint expert_report_decisions_by_kind_check check (by_kind in ('customer', 'staff', 'system')),
  add column channel text check (channel in ('web', 'phone', 'email', 'inPerson', 'clock')),
  add column note text not null default '' check (length(note) <= 3000);
update expert_report_decisions set channel = case by_kind when 'system' then 'clock' else 'web' end;
alter table expert_report_decisions
  alter column channel set not null,
  add check ((by_kind = 'customer') = (channel = 'web')),
  add check ((by_kind = 'staff') = (channel in ('phone', 'email', 'inPerson'))),
  add check (by_kind <> 'staff' or by_account_id is not null);
alter table expert_report_decisions enable trigger expert_report_decisions_are_append_only;
