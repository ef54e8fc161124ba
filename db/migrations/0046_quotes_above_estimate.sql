-- Why a quote asks more than what the customer was told before the booking (`requests.estimate`), to the customer, in their language; the
-- technician says it before such a quote is sent.
alter table quotes add column above_estimate_reason text not null default '' check (length(above_estimate_reason) <= 1000);
