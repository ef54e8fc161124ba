-- The Hungarian working-day calendar. Statutory holidays: Mt. 102. § (1); moved days: the decree of each year (DOMAIN 7).
-- `complete = false`: the decree of that year is not out yet, so only the statutory days are known.

insert into calendar_years (year, decree, complete) values
  (2025, '11/2024. (IV. 8.) NGM rendelet', true),
  (2026, '10/2025. (IV. 30.) NGM rendelet', true),
  (2027, null, false)
on conflict (year) do update set decree = excluded.decree, complete = excluded.complete;

-- A day that a later decree takes back must vanish as well.
delete from calendar_days where extract(year from day) between 2025 and 2027;

insert into calendar_days (day, kind, name) values
  ('2025-01-01', 'holiday', 'Újév'),
  ('2025-03-15', 'holiday', 'Nemzeti ünnep'),
  ('2025-04-18', 'holiday', 'Nagypéntek'),
  ('2025-04-21', 'holiday', 'Húsvéthétfő'),
  ('2025-05-01', 'holiday', 'A munka ünnepe'),
  ('2025-05-02', 'rest', 'Pihenőnap, ledolgozása: 2025. május 17.'),
  ('2025-05-17', 'working', 'Munkanap 2025. május 2. helyett'),
  ('2025-06-09', 'holiday', 'Pünkösdhétfő'),
  ('2025-08-20', 'holiday', 'Az államalapítás ünnepe'),
  ('2025-10-18', 'working', 'Munkanap 2025. október 24. helyett'),
  ('2025-10-23', 'holiday', 'Nemzeti ünnep'),
  ('2025-10-24', 'rest', 'Pihenőnap, ledolgozása: 2025. október 18.'),
  ('2025-11-01', 'holiday', 'Mindenszentek'),
  ('2025-12-13', 'working', 'Munkanap 2025. december 24. helyett'),
  ('2025-12-24', 'rest', 'Pihenőnap, ledolgozása: 2025. december 13.'),
  ('2025-12-25', 'holiday', 'Karácsony'),
  ('2025-12-26', 'holiday', 'Karácsony'),

  ('2026-01-01', 'holiday', 'Újév'),
  ('2026-01-02', 'rest', 'Pihenőnap, ledolgozása: 2026. január 10.'),
  ('2026-01-10', 'working', 'Munkanap 2026. január 2. helyett'),
  ('2026-03-15', 'holiday', 'Nemzeti ünnep'),
  ('2026-04-03', 'holiday', 'Nagypéntek'),
  ('2026-04-06', 'holiday', 'Húsvéthétfő'),
  ('2026-05-01', 'holiday', 'A munka ünnepe'),
  ('2026-05-25', 'holiday', 'Pünkösdhétfő'),
  ('2026-08-08', 'working', 'Munkanap 2026. augusztus 21. helyett'),
  ('2026-08-20', 'holiday', 'Az államalapítás ünnepe'),
  ('2026-08-21', 'rest', 'Pihenőnap, ledolgozása: 2026. augusztus 8.'),
  ('2026-10-23', 'holiday', 'Nemzeti ünnep'),
  ('2026-11-01', 'holiday', 'Mindenszentek'),
  ('2026-12-12', 'working', 'Munkanap 2026. december 24. helyett'),
  ('2026-12-24', 'rest', 'Pihenőnap, ledolgozása: 2026. december 12.'),
  ('2026-12-25', 'holiday', 'Karácsony'),
  ('2026-12-26', 'holiday', 'Karácsony'),

  ('2027-01-01', 'holiday', 'Újév'),
  ('2027-03-15', 'holiday', 'Nemzeti ünnep'),
  ('2027-03-26', 'holiday', 'Nagypéntek'),
  ('2027-03-29', 'holiday', 'Húsvéthétfő'),
  ('2027-05-01', 'holiday', 'A munka ünnepe'),
  ('2027-05-17', 'holiday', 'Pünkösdhétfő'),
  ('2027-08-20', 'holiday', 'Az államalapítás ünnepe'),
  ('2027-10-23', 'holiday', 'Nemzeti ünnep'),
  ('2027-11-01', 'holiday', 'Mindenszentek'),
  ('2027-12-25', 'holiday', 'Karácsony'),
  ('2027-12-26', 'holiday', 'Karácsony')
on conflict (day) do update set kind = excluded.kind, name = excluded.name;
