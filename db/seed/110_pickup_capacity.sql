-- How many pickups we take a day, by window; '*': every zone without rows of its own (GAPS D8). No row: not offered.

insert into pickup_capacity (zone, pickup_window, capacity) values
  ('*', '08-17', 200),
  ('*', '08-12', 100),
  ('*', '12-17', 100)
on conflict (zone, pickup_window) do update set capacity = excluded.capacity;
