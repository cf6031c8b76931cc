-- One text for searching, everywhere: src/platform/contract/plain-text.ts says the same for the web and the server.
create function plain_text(value text) returns text language plpgsql immutable parallel safe strict
  as $$
  declare
    plain text := value;
  begin
    -- Most texts are ASCII: nothing of them has another spelling.
    if octet_length(plain) > length(plain) then
      plain := normalize(plain, NFKD);
      -- Joiners, accents, nukta, Arabic vowel signs and forms of emoji are no letters.
      plain := regexp_replace(plain, '['
        '\u00AD\u02B9-\u02C1\u02C6-\u02D1\u02EC\u02EE\u0300-\u036F\u0600-\u0605\u061C\u0640\u064B-\u065F\u0670'
        '\u06D6-\u06DC\u06DD\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u070F\u0890\u0891\u08E2\u093C\u09BC\u0A3C\u0ABC'
        '\u0B3C\u0CBC\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF-\uFFFB\U000110BD\U000110CD'
        '\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0001-\U000E007F\U000E0100-\U000E01EF'
        ']', '', 'g');
      -- Letters, digits, quotation marks and hyphens that stand for the same.
      plain := translate(plain, 
        'ँઁੰيىېكڪهةۃەٱ“”„‟‐‑‒–—―०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        'ंંਂیییککہہہہا""""------01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789');
      -- Malayalam chillu and Bengali khanda ta, also written as a letter and a virama.
      plain := replace(replace(replace(replace(replace(replace(replace(replace(plain, 'ൺ', 'ണ്'), 'ൻ', 'ന്'), 'ർ', 'ര്'), 'ൽ', 'ല്'), 'ൾ', 'ള്'), 'ൿ', 'ക്'), 'ൎ', 'ര്'), 'ৎ', 'ত্');
      -- A nasal before a consonant of its row is written as an anusvara, too.
      plain := regexp_replace(plain, '[\u0919\u091E\u0923\u0928\u092E]\u094D(?=[\u0915-\u092E])', 'ं', 'g');
      plain := regexp_replace(plain, '[\u0A99\u0A9E\u0AA3\u0AA8\u0AAE]\u0ACD(?=[\u0A95-\u0AAE])', 'ં', 'g');
      -- A danda and all other punctuation end a word.
      plain := regexp_replace(plain, '['
        '\u0080-\u00A1\u00A7\u00AB\u00B6-\u00BF\u055A-\u055F\u0589\u058A\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4'
        '\u0609\u060A\u060C\u060D\u061B\u061D-\u061F\u066A-\u066D\u06D4\u0700-\u070D\u07F7-\u07F9\u0830-\u083E\u085E'
        '\u0964\u0965\u0970\u09FD\u0A76\u0AF0\u0C77\u0C84\u0DF4\u0E4F\u0E5A\u0E5B\u0F04-\u0F12\u0F14\u0F3A-\u0F3D\u0F85'
        '\u0FD0-\u0FD4\u0FD9\u0FDA\u104A-\u104F\u10FB\u1360-\u1368\u1400\u166E\u1680\u169B\u169C\u16EB-\u16ED'
        '\u1735\u1736\u17D4-\u17D6\u17D8-\u17DA\u1800-\u180A\u1944\u1945\u1A1E\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD'
        '\u1B4E\u1B4F\u1B5A-\u1B60\u1B7D-\u1B7F\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E\u1C7F\u1CC0-\u1CC7\u1CD3\u2010-\u2029'
        '\u2030-\u2043\u2045-\u2051\u2053-\u205E\u2308-\u230B\u2768-\u2775\u27C5\u27C6\u27E6-\u27EF\u2983-\u2998'
        '\u29D8-\u29DB\u29FC\u29FD\u2CF9-\u2CFC\u2CFE\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u2E4F\u2E52-\u2E5D\u3001-\u3003'
        '\u3008-\u3011\u3014-\u301F\u3030\u303D\u30A0\u30FB\uA4FE\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA6F7'
        '\uA874-\uA877\uA8CE\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA95F\uA9C1-\uA9CD\uA9DE\uA9DF\uAA5C-\uAA5F'
        '\uAADE\uAADF\uAAF0\uAAF1\uABEB\uFD3E\uFD3F\uFE45\uFE46\U00010100-\U00010102\U0001039F\U000103D0\U0001056F'
        '\U00010857\U0001091F\U0001093F\U00010A50-\U00010A58\U00010A7F\U00010AF0-\U00010AF6\U00010B39-\U00010B3F'
        '\U00010B99-\U00010B9C\U00010D6E\U00010EAD\U00010ED0\U00010F55-\U00010F59\U00010F86-\U00010F89'
        '\U00011047-\U0001104D\U000110BB\U000110BC\U000110BE-\U000110C1\U00011140-\U00011143\U00011174\U00011175'
        '\U000111C5-\U000111C8\U000111CD\U000111DB\U000111DD-\U000111DF\U00011238-\U0001123D\U000112A9'
        '\U000113D4-\U000113D8\U0001144B-\U0001144F\U0001145A-\U0001145D\U000114C6\U000115C1-\U000115D7'
        '\U00011641-\U00011643\U00011660-\U0001166C\U000116B9\U0001173C-\U0001173E\U0001183B\U00011944-\U00011946'
        '\U000119E2\U00011A3F-\U00011A46\U00011A9A-\U00011A9C\U00011A9E-\U00011AA2\U00011B00-\U00011B09\U00011BE1'
        '\U00011C41-\U00011C45\U00011C70\U00011C71\U00011EF7\U00011EF8\U00011F43-\U00011F4F\U00011FFF'
        '\U00012470-\U00012474\U00012FF1\U00012FF2\U00016A6E\U00016A6F\U00016AF5\U00016B37-\U00016B3B\U00016B44'
        '\U00016D6D-\U00016D6F\U00016E97-\U00016E9A\U00016FE2\U0001BC9F\U0001DA87-\U0001DA8B\U0001E5FF'
        '\U0001E95E\U0001E95F'
        ']', ' ', 'g');
      -- A symbol is a word of its own.
      plain := regexp_replace(plain, '(['
        '\u00A2-\u00A6\u00A9\u00AC\u00AE-\u00B1\u00D7\u00F7\u02C2-\u02C5\u02D2-\u02EB\u02ED\u02EF-\u02FF\u0375\u03F6'
        '\u0482\u058D-\u058F\u0606-\u0608\u060B\u060E\u060F\u06DE\u06E9\u06FD\u06FE\u07F6\u07FE\u07FF\u0888\u09F2\u09F3'
        '\u09FA\u09FB\u0AF1\u0B70\u0BF3-\u0BFA\u0C7F\u0D4F\u0D79\u0E3F\u0F01-\u0F03\u0F13\u0F15-\u0F17\u0F1A-\u0F1F'
        '\u0F34\u0F36\u0F38\u0FBE-\u0FC5\u0FC7-\u0FCF\u0FD5-\u0FD8\u109E\u109F\u1390-\u1399\u166D\u17DB\u1940'
        '\u19DE-\u19FF\u1B61-\u1B6A\u1B74-\u1B7C\u2044\u2052\u20A0-\u20C1\u2104-\u212E\u213A-\u214D\u214F\u218A-\u2307'
        '\u230C-\u244A\u2500-\u2767\u2794-\u27C4\u27C7-\u27E5\u27F0-\u2982\u2999-\u29D7\u29DC-\u29FB\u29FE-\u2BFF'
        '\u2CE5-\u2CEA\u2E50\u2E51\u2E80-\u2FFF\u3004\u3012\u3013\u3020\u3037\u303E\u303F\u3190\u3191\u31C0-\u31EF'
        '\u327F\u4DC0-\u4DFF\uA490-\uA4C6\uA700-\uA716\uA720\uA721\uA789\uA78A\uA828-\uA82B\uA836-\uA839\uAA77-\uAA79'
        '\uAB5B\uAB6A\uAB6B\uFBB2-\uFBD2\uFD40-\uFDFF\uFFFC\uFFFD\U00010137-\U0001013F\U00010179-\U00010189'
        '\U0001018C-\U000101FC\U00010877\U00010878\U00010AC8\U00010D8E\U00010D8F\U00010ED1-\U00010ED8\U0001173F'
        '\U00011FD5-\U00011FF1\U00016B3C-\U00016B3F\U00016B45\U0001BC9C\U0001CC00-\U0001CEF0\U0001CF50-\U0001D15D'
        '\U0001D16A-\U0001D16C\U0001D183\U0001D184\U0001D18C-\U0001D1A9\U0001D1AE-\U0001D241\U0001D245'
        '\U0001D300-\U0001D356\U0001D800-\U0001D9FF\U0001DA37-\U0001DA3A\U0001DA6D-\U0001DA74\U0001DA76-\U0001DA83'
        '\U0001DA85\U0001DA86\U0001E14F\U0001E2FF\U0001ECAC\U0001ECB0\U0001ED2E\U0001EEF0-\U0001F0F5'
        '\U0001F10D-\U0001FBFA'
        '])', ' \1 ', 'g');
      plain := normalize(plain, NFC);
    end if;
    -- Addresses, paths, tags and signed numbers are several words; the parser would make one of each.
    plain := translate(plain, '/.@_+#~', '       ');
    plain := regexp_replace(plain, '([^ \t\n\r\f\v<("%])-+', '\1 ', 'g');
    return regexp_replace(plain, '[<&](?=[A-Za-z!?])', ' ', 'g');
  end $$;
comment on function plain_text(value text) is
  'A text as it is searched: one Unicode form, without joiners, accents and nukta, spellings of one word as one, spaces for what is no letter. As plainText of the platform';

-- Generated columns and searches call it by this name. What stands in them is computed anew by a job, a few rows at a time:
-- the expressions stay as they are, so that no table is locked or written as a whole.
create or replace function immutable_unaccent(value text) returns text
  language sql immutable parallel safe strict
  as $$ select public.unaccent('public.unaccent'::regdictionary, public.plain_text(value)) $$;

create table stale_search_texts (
  source text primary key check (source in (
    'courses', 'forum_posts', 'news_entries', 'profiles', 'published_case_studies', 'resources')),
  texts text not null,
  renewed text not null,
  done_until uuid
);
comment on table stale_search_texts is
  'Tables with texts for searching that were computed before immutable_unaccent changed; renew_search_texts computes them anew and takes the row away';
comment on column stale_search_texts.texts is 'The columns that a text for searching is made of';
comment on column stale_search_texts.renewed is 'Columns that are set to what they are: each text for searching depends on one of them';
comment on column stale_search_texts.done_until is 'The last id whose texts are new, in the order of ids; null before the first';

insert into stale_search_texts (source, texts, renewed)
  select 'courses', 'title, category, instructor, organization, description', 'title' where exists (select from courses)
  union all select 'forum_posts', 'title, body', 'body' where exists (select from forum_posts)
  union all select 'news_entries', 'title, category', 'title' where exists (select from news_entries)
  union all select 'profiles',
    'organization_name, full_name, skills, short_summary, headquarters_location, operating_regions, bio, location',
    'bio, skills, location' where exists (select from profiles)
  union all select 'published_case_studies', 'title, summary, organizations', 'title' where exists (select from published_case_studies)
  union all select 'resources', 'title, tags, organization, description', 'title' where exists (select from resources);

create function renew_search_texts(rows_max integer) returns boolean language plpgsql as $$
declare
  stale stale_search_texts;
  last uuid;
begin
  select * into stale from stale_search_texts order by source limit 1 for update skip locked;
  if not found then
    return false;
  end if;
  execute format(
    'with part as materialized (
       select id from %1$I where id > coalesce($1, ''00000000-0000-0000-0000-000000000000'') order by id limit $2
     ), renewed as (
       update %1$I t set %2$s from part
         where t.id = part.id
           and immutable_unaccent(concat_ws('' '', %3$s)) <> unaccent(''unaccent'', concat_ws('' '', %3$s))
     )
     select id from part order by id desc limit 1',
    stale.source,
    (select string_agg(format('%1$I = t.%1$I', name), ', ') from regexp_split_to_table(stale.renewed, ', ') name),
    (select string_agg(format('t.%I', name), ', ') from regexp_split_to_table(stale.texts, ', ') name)
  ) into last using stale.done_until, rows_max;
  if last is not null then
    update stale_search_texts set done_until = last where source = stale.source;
    return true;
  end if;
  -- Words are counted by what they were and are; what they were has changed with the function.
  if stale.source = 'profiles' then
    lock table marketplace_words in share row exclusive mode;
    perform count_marketplace_words();
  end if;
  delete from stale_search_texts where source = stale.source;
  return true;
end $$;
comment on function renew_search_texts(rows_max integer) is
  'Computes the texts for searching of up to so many rows anew, where they differ. False when none are left, or another process does it';

-- Subjects and names in another spelling. Only those beyond ASCII have one, so the indexes stay small.
create index support_tickets_subject_plain on support_tickets using gin (immutable_unaccent(lower(subject)) gin_trgm_ops)
  where octet_length(subject) > length(subject);
create index support_tickets_guest_name_plain on support_tickets
  using gin (immutable_unaccent(lower(guest_name)) gin_trgm_ops) where octet_length(guest_name) > length(guest_name);
