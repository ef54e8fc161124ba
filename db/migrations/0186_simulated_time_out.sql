-- The simulated card page can also run out of time, as SimplePay's does where the payer does not begin in time.
alter table simulated_payments drop constraint simulated_payments_state_check;
alter table simulated_payments add constraint simulated_payments_state_check
  check (state in ('waiting', 'approved', 'declined', 'cancelled', 'timedOut', 'captured'));
