-- Pickup points of a company (GAPS D12, decision 111): its addresses with whom the courier meets there and what the courier should know.
alter table account_addresses
  add column contact_name text not null default '' check (length(contact_name) <= 150),
  add column contact_phone text not null default '' check (length(contact_phone) <= 30),
  -- Opening hours, which entrance.
  add column courier_note text not null default '' check (length(courier_note) <= 200),
  -- Of a company's places to collect from or bring back to; nobody is met where an invoice goes.
  add check (company_id is not null and address_type_id <> 2 or (contact_name, contact_phone, courier_note) = ('', '', ''));

alter table company_log drop constraint company_log_action_check;
alter table company_log add constraint company_log_action_check check (action in ('created', 'invited', 'invitedAgain', 'takenBack', 'joined', 'roleChanged',
  'left', 'returned', 'costCentresChanged', 'limitChanged', 'costCentreAdded', 'costCentreChanged', 'requestMoved', 'statementOn', 'statementOff',
  'termsSet', 'addressAdded', 'addressChanged', 'addressRemoved'));
