-- A search for words reads the whole text of each row that it compares. PostgreSQL takes that for as cheap as comparing two
-- numbers, so it reads small tables from end to end instead of the index of the words: among 1,000 members "education" took
-- 5.5 ms instead of 0.15 ms. The cost is of the order that was measured. Only the owner of the function may change it; without
-- that, searches find the same, slower.

do $$
begin
  alter function pg_catalog.ts_match_vq(tsvector, tsquery) cost 200;
exception
  when insufficient_privilege then raise notice 'The cost of a search for words stays as it is: no right to change it';
end
$$;
