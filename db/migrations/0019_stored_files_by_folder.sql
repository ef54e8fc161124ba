-- The sweeper compares the store with its rows folder by folder: `key like 'papers/ab/%'`.
create index stored_files_by_folder on stored_files (key text_pattern_ops);
