-- One in 32 members: these tell whether many have common words together, or beside a filter (decision 76). Without a list of
-- pending entries, which each search would read from end to end.
create index profiles_sampled on profiles using gin (search_document, found_keys) with (fastupdate = off)
  where is_published and (uuid_hash(id) & 31) = 0;
