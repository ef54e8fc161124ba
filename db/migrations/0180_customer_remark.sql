-- GAPS D5: what the customer adds about the work, a reservation say, which stands on the sheet that is signed. Constant default: no row is rewritten.
alter table worksheets add column customer_remark text not null default '' check (length(customer_remark) <= 1000);
