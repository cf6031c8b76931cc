-- One index answers the words of a search together with each filter that the marketplace offers.

create function marketplace_keys(
  organization_type text, headquarters_state text, operating_regions text[],
  documents_checked_until date, field_audited_until date, monitored_until date
) returns text[] language plpgsql immutable parallel safe
  -- Not SQL: that would be written out wherever the index is looked at, which planning then takes ten times as long for.
  as $$
  begin
    return organization_type || public.states_found_under(headquarters_state, operating_regions) || case
      when documents_checked_until is null then '{}'
      when field_audited_until is null then array['level 1']
      when monitored_until is null then array['level 1', 'level 2']
      else array['level 1', 'level 2', 'level 3']
    end;
  end $$;
comment on function marketplace_keys is
  'Filters of the marketplace under which a profile is found: its type, its states, and each level of verification that it had, also one that has ended';

create index profiles_found on profiles using gin (
  search_document,
  marketplace_keys(organization_type, headquarters_state, operating_regions, documents_checked_until, field_audited_until, monitored_until)
) where is_published;
-- How common each filter is: of the index of some rows PostgreSQL does not use what it knows.
create statistics profile_keys on
  (marketplace_keys(organization_type, headquarters_state, operating_regions, documents_checked_until, field_audited_until, monitored_until))
  from profiles;
drop index profiles_search_document;
drop index profiles_search_words;
analyze profiles;
