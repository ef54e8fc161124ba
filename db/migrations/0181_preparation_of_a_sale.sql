-- A device that is bought is prepared otherwise than one that is repaired: null asks both.
alter table preparation_steps add column asked_of text check (asked_of in ('repair', 'sale'));
