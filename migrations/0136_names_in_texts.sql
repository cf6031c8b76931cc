-- The name of somebody who was erased goes from the texts of others, too.
create function without_name(words text, name text, placeholder text) returns text language sql immutable as $$
  select regexp_replace(words,
    '(?<![[:alnum:]])' || regexp_replace(name, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])',
    placeholder, 'g')
$$;
comment on function without_name(words text, name text, placeholder text) is
  'The text with the placeholder, which has no backslash, for each place that has the name as whole words';
