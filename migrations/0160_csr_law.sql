-- The law on CSR as dated rows. A row is never rewritten: a change of the law is a new row, and the old one gets its last day, so that
-- the figures of an old year stay what they were.
create table csr_law_rules (
  id uuid primary key default gen_random_uuid(),
  rule_id text not null check (rule_id ~ '^[a-z0-9]{2,10}(\.[a-z0-9]{1,20}){1,2}$'),
  name text not null check (char_length(name) between 1 and 200),
  value text not null check (char_length(value) between 1 and 1000),
  unit text not null check (unit in ('rupees', 'percent', 'limit', 'count', 'days', 'months', 'years', 'financial year', 'date', 'bool',
    'word', 'text', 'formula')),
  valid_from date,
  valid_to date check (valid_to >= valid_from),
  basis text not null check (basis in ('financial year', 'end of year', 'event', 'filing')),
  source text not null check (char_length(source) between 1 and 300),
  url text check (char_length(url) <= 500),
  mark text not null check (mark in ('V', 'S', 'U')),
  scenario text not null default 'law' check (scenario in ('law', 'bill-2026', 'private-bill-2025')),
  created_at timestamptz not null default now(),
  constraint csr_law_rules_law_is_dated check ((scenario = 'law') = (valid_from is not null))
);
create unique index csr_law_rules_one_row on csr_law_rules (scenario, rule_id, valid_from) nulls not distinct;
comment on table csr_law_rules is
  'The law on CSR: rules with the days on which they apply, and their sources. Rows of a scenario are of a Bill, which is not law';
comment on column csr_law_rules.value is
  'Whole rupees, a number, a day, a financial year, a word that the product knows, or text. A limit is min(2%, 5000000) or max(...): of a share and a sum';
comment on column csr_law_rules.basis is
  'The day by which a row is chosen: first day of the financial year of the duty, its last day, the day of an event, or the day of filing';
comment on column csr_law_rules.mark is 'V: statute or several sources that agree; S: one other source; U: not verified';

create function refuse_rewritten_law() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'valid_to') = (to_jsonb(old) - 'valid_to') then return new; end if;
  raise exception 'a row of the law is not rewritten: %', old.rule_id using errcode = 'check_violation';
end $$;
create trigger csr_law_rules_stay before update or delete on csr_law_rules for each row execute function refuse_rewritten_law();

-- What an admin wants to change in the law. It takes effect when another admin agrees.
create table csr_law_changes (
  id uuid primary key,
  kind text not null check (kind in ('new', 'end')),
  -- The new row; for an end only its last day, and which row.
  new_row jsonb check ((kind = 'new') = (new_row is not null)),
  row_id uuid references csr_law_rules check ((kind = 'end') = (row_id is not null)),
  last_day date check ((kind = 'end') = (last_day is not null)),
  reason text not null check (char_length(reason) between 1 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'made', 'refused')),
  proposed_by uuid references accounts on delete set null,
  proposed_at timestamptz not null,
  decided_by uuid references accounts on delete set null,
  decided_at timestamptz check ((decided_at is null) = (state = 'waiting')),
  constraint csr_law_changes_two_persons check (state <> 'made' or proposed_by <> decided_by)
);
create index csr_law_changes_row_id on csr_law_changes (row_id);
create index csr_law_changes_proposed_by on csr_law_changes (proposed_by);
create index csr_law_changes_decided_by on csr_law_changes (decided_by);
create index csr_law_changes_proposed_at on csr_law_changes (proposed_at desc, id desc);
comment on table csr_law_changes is 'Changes of the law as the product knows it: who proposed them, and who agreed';

comment on column user_projects.schedule_vii_item is
  'Item of Schedule VII of the Companies Act, 2013: a small Roman number. platform/contract/csr/schedule-vii.ts lists them, because the law changes';

insert into csr_law_rules (rule_id, name, value, unit, valid_from, valid_to, basis, source, url, mark, scenario) values
  ('app.networth', 'Net worth test', '5000000000', 'rupees', '2014-04-01', null, 'financial year', 's.135(1)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'V', 'law'),
  ('app.turnover', 'Turnover test', '10000000000', 'rupees', '2014-04-01', null, 'financial year', 's.135(1)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'V', 'law'),
  ('app.netprofit', 'Net profit test', '50000000', 'rupees', '2014-04-01', null, 'financial year', 's.135(1)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'V', 'law'),
  ('app.anyone', 'How many tests must be met', '1', 'count', '2014-04-01', null, 'financial year', 's.135(1) "or"', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'V', 'law'),
  ('app.year', 'Year that is tested', 'any-of-three-preceding-fy', 'word', '2014-04-01', '2018-09-18', 'financial year', 's.135(1) "during any financial year", read by MCA circular 21/2014 as any of the three preceding FYs', 'https://www.cajaipur.co.in/latest-articles/catid=1/id=11489', 'V', 'law'),
  ('app.year', 'Year that is tested', 'immediately-preceding-fy', 'word', '2018-09-19', null, 'financial year', 'Companies (Amendment) Act 2017, in force 19 Sep 2018', 'https://www.cajaipur.co.in/latest-articles/catid=1/id=11489', 'V', 'law'),
  ('app.unit', 'Who is tested', 'each-company-alone', 'word', '2014-04-01', null, 'financial year', 'FAQ 1.2', 'https://taxconcept.net/mca-roc/faqs-on-corporate-social-responsibility-csr/', 'V', 'law'),
  ('app.section8', 'Section 8 companies', 'yes', 'bool', '2014-04-01', null, 'financial year', 'FAQ of 2021, part 1', 'https://taxguru.in/company-law/key-insights-faqs-csr-mca.html', 'V', 'law'),
  ('app.young', 'Company younger than 3 FYs', 'test-of-preceding-fy', 'word', '2014-04-01', null, 'financial year', 'FAQ of 2021, part 1 (for the years before: same reading, S)', 'https://taxguru.in/company-law/key-insights-faqs-csr-mca.html', 'V', 'law'),
  ('app.profitdef', 'Which profit is tested', 'net profit under section 198 less the items of rule 2(1)(h)', 'text', '2014-04-01', null, 'financial year', 's.135(5) Explanation', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'S', 'law'),
  ('app.cease', 'Leaving CSR', 'three-years-below', 'word', '2014-04-01', '2022-09-19', 'financial year', 'rule 3(2)', 'https://cabkgoyal.com/?p=44067', 'V', 'law'),
  ('app.cease', 'Leaving CSR', 'test-of-preceding-fy', 'word', '2022-09-20', null, 'financial year', 'G.S.R. 715(E)', 'https://cabkgoyal.com/?p=44067', 'V', 'law'),
  ('app.tail', 'Left CSR but money in the Unspent CSR Account', 'yes', 'bool', '2022-09-20', null, 'end of year', 'rule 3(1), second proviso', 'https://cabkgoyal.com/?p=44067', 'V', 'law'),
  ('amt.rate', 'Share of average net profit', '2', 'percent', '2014-04-01', null, 'financial year', 's.135(5)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'V', 'law'),
  ('amt.years', 'Base years', '3', 'years', '2014-04-01', null, 'financial year', 's.135(5)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'V', 'law'),
  ('amt.young', 'Base years of a young company', 'completed-years', 'word', '2021-01-22', null, 'end of year', 's.135(5), words added by the 2019 Act; in force 22 Jan 2021', 'https://www.taxtmi.com/acts?id=35035', 'V', 'law'),
  ('amt.pretax', 'Tax', 'not deducted (profit before tax)', 'text', '2014-04-01', null, 'financial year', 's.198(5)(a)', 'https://agrana8.xyz/section-2/article-667053.html', 'V', 'law'),
  ('amt.excl.branch', 'Left out: profit of overseas branches', 'all, whether run as a separate company or not', 'text', '2014-04-01', null, 'financial year', 'rule 2(1)(f) of 2014; 2(1)(h) since 2021', 'https://cawebin.blogspot.com/2014/03/companies-corporate-social.html', 'V', 'law'),
  ('amt.excl.div', 'Left out: dividends', 'from companies in India that are covered by s.135 and comply with it', 'text', '2014-04-01', null, 'financial year', 'rule 2(1)(f) of 2014; rule 2(1)(h) since 2021', 'https://cawebin.blogspot.com/2014/03/companies-corporate-social.html', 'V', 'law'),
  ('amt.old1956', 'Profit of years with accounts under the 1956 Act', 'not recalculated', 'text', '2014-04-01', null, 'financial year', 'rule 2(1)(h), first proviso', 'https://cawebin.blogspot.com/2014/03/companies-corporate-social.html', 'S', 'law'),
  ('amt.foreign', 'Foreign company', 'P&L under s.381(1)(a) with s.198', 'text', '2014-04-01', null, 'financial year', 'rule 2(1)(h), second proviso', 'https://cawebin.blogspot.com/2014/03/companies-corporate-social.html', 'S', 'law'),
  ('amt.surplus', 'Surplus of CSR work', 'added to the duty; never business profit; plough back, or Unspent Account, or Schedule VII fund within 6 months of FY end', 'text', '2021-01-22', null, 'end of year', 'rule 7(2); Annexure II 5(c)', 'https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/', 'V', 'law'),
  ('amt.total', 'Total obligation', '(b) 2 % + (c) surplus - (d) set-off', 'formula', '2021-01-22', null, 'end of year', 'Annexure II 5(e)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=39323', 'V', 'law'),
  ('amt.use', 'What is "spent"', 'used by the company or by the agency; paying the agency alone is not spending', 'text', '2021-08-25', null, 'end of year', 'FAQ 7.4 (earlier: open)', 'https://ask.compliancecalendar.in/faq-on-csr-query-7739', 'V', 'law'),
  ('amt.kind', 'Gifts in kind', 'no', 'bool', '2021-08-25', null, 'financial year', 'FAQ (summary)', 'https://www.cimplyfive.com/H2vAr', 'S', 'law'),
  ('amt.corpus', 'Corpus gifts', 'no', 'bool', '2021-01-22', null, 'financial year', 'FAQ', 'https://www.cimplyfive.com/H2vAr', 'V', 'law'),
  ('amt.staff', 'Cost of involving employees', 'no', 'bool', '2021-08-25', null, 'financial year', 'FAQ (summary)', 'https://www.cimplyfive.com/H2vAr', 'S', 'law'),
  ('amt.localarea', 'Preference for local area', 'may prefer; no duty to spend there', 'text', '2014-04-01', null, 'financial year', 's.135(5) proviso', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'V', 'law'),
  ('set.allowed', 'Excess may be set off', 'yes', 'bool', '2021-01-22', null, 'end of year', 's.135(5) third proviso; rule 7(3)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=39103', 'V', 'law'),
  ('set.first', 'First FY whose excess counts', '2020-21', 'financial year', '2021-01-22', null, 'end of year', 'FAQ; ICAI material: "no carry forward in financial years before FY 2020-21"', 'https://vsmartdownload.com/downloads/bookpreview/cafinal/M22/compiler/Volume%202/CH%2031/files/basic-html/page5.html', 'V', 'law'),
  ('set.years', 'Life of an excess', '3', 'years', '2021-01-22', null, 'end of year', 'rule 7(3)', 'https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/', 'V', 'law'),
  ('set.surplus', 'Surplus inside the excess', 'taken out', 'text', '2021-01-22', null, 'end of year', 'rule 7(3)(i); Annexure II 6(f)(iv)', 'https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/', 'V', 'law'),
  ('set.resolution', 'Board resolution', 'yes', 'bool', '2021-01-22', null, 'end of year', 'rule 7(3)(ii)', 'https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/', 'V', 'law'),
  ('set.formula', 'Excess available', 'max(0, total spent - 2 %) - surplus', 'formula', '2022-09-20', null, 'end of year', 'Annexure II 6(f)(i) to (v)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=39323', 'V', 'law'),
  ('set.order', 'Order of use', 'oldest-first', 'word', '2021-01-22', null, 'end of year', 'Choice of the product; no rule was found', null, 'U', 'law'),
  ('set.need', 'How much to use', 'never more than max(0, 2 % + surplus - spent)', 'formula', '2021-01-22', null, 'end of year', 'Choice of the product; no rule was found', null, 'U', 'law'),
  ('uns.regime', 'What happens to unspent money', 'comply-or-explain', 'word', '2014-04-01', '2021-01-21', 'end of year', 's.135(5) second proviso (old)', 'https://taxguru.in/company-law/highlights-companies-amendment-bill-2019-csr.html', 'V', 'law'),
  ('uns.regime', 'What happens to unspent money', 'transfer', 'word', '2021-01-22', null, 'end of year', '2019 and 2020 Acts, in force 22 Jan 2021', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=39103', 'V', 'law'),
  ('uns.other.days', 'Not an ongoing project: to a Schedule VII fund', '6', 'months', '2021-01-22', null, 'end of year', 's.135(5) second proviso', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'V', 'law'),
  ('uns.ongoing.days', 'Ongoing project: to the Unspent CSR Account', '30', 'days', '2021-01-22', null, 'end of year', 's.135(6)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'V', 'law'),
  ('uns.account', 'Number of accounts', '1', 'count', '2021-01-22', null, 'end of year', 's.135(6) "for that financial year"; bank FAQ', 'https://kotak.com/en/corporate/csr-and-unspent-csr.html', 'V', 'law'),
  ('uns.spend', 'Time to spend it', '3', 'years', '2021-01-22', null, 'end of year', 's.135(6)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'V', 'law'),
  ('uns.last', 'What is left', '30', 'days', '2021-01-22', null, 'end of year', 's.135(6)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'V', 'law'),
  ('uns.funds', 'Which funds', 'Swachh Bharat Kosh, Clean Ganga Fund, PMNRF, PM CARES, other central funds for the listed groups, until a special fund is named', 'text', '2021-01-22', null, 'end of year', 'rule 10; Schedule VII (i), (iv), (viii)', 'https://www.taxtmi.com/acts?id=39322', 'V', 'law'),
  ('uns.sixmonths', 'Use in the six months', 'no', 'bool', '2021-08-25', null, 'end of year', 'FAQ as told by Samhita', 'https://samhita.org/csr-rules-amendment-2022', 'S', 'law'),
  ('uns.newproject', 'New project from the Unspent Account', 'CSR-2 has a table for it', 'text', '2022-02-11', null, 'end of year', 'form CSR-2', 'https://taxguru.in/company-law/csr-reporting-csr-2-beginning.html', 'S', 'law'),
  ('uns.before2021', 'Unspent of FY 2014-15 to 2019-20', 'no transfer duty; may be spent; own table in CSR-2', 'text', '2021-01-22', null, 'end of year', 'form CSR-2', 'https://taxguru.in/company-law/csr-reporting-csr-2-beginning.html', 'S', 'law'),
  ('ong.max', 'Ongoing project: longest life', '3', 'years', '2021-01-22', null, 'event', 'rule 2(1)(i)', 'https://cabkgoyal.com/2024/02/16', 'V', 'law'),
  ('ong.extend', 'One-year project made ongoing', 'Board extends it beyond one year with reasons', 'text', '2021-01-22', null, 'event', 'rule 2(1)(i)', 'https://cabkgoyal.com/2024/02/16', 'V', 'law'),
  ('ong.monitor', 'Board duty', 'watches timelines and yearly allocation; may modify within the time limit', 'text', '2021-01-22', null, 'event', 'rule 4(6)', 'https://cabkgoyal.com/2024/02/16', 'V', 'law'),
  ('pen.company', 'Company in default of (5) or (6)', 'min(200%, 10000000)', 'limit', '2021-01-22', null, 'event', 's.135(7)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=39103', 'V', 'law'),
  ('pen.officer', 'Each officer in default', 'min(10%, 200000)', 'limit', '2021-01-22', null, 'event', 's.135(7)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=39103', 'V', 'law'),
  ('pen.base', 'Base of the penalty', 'the amount that had to be transferred, also when it was paid late', 'text', '2021-01-22', null, 'event', 'several orders', 'https://taxguru.in/?p=877782', 'V', 'law'),
  ('pen.appeal', 'Appeal', 'Regional Director may reduce (seen: 1.08 crore to 10.80 lakh; 1,58,91,752 to 32,72,000)', 'text', '2014-04-01', null, 'event', 's.454(5)', 'https://taxguru.in/company-law/unspent-csr-fund-transfer-delay-mca-reduces-penalty-90-percent-rs-10-80-lakh.html', 'V', 'law'),
  ('adm.cap', 'Administrative overheads', '5', 'percent', '2021-01-22', null, 'end of year', 'rule 7(1)', 'https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/', 'V', 'law'),
  ('adm.cap', 'Before: capacity building and overheads', '5', 'percent', '2014-04-01', '2021-01-21', 'end of year', 'rule 4(6) old', null, 'U', 'law'),
  ('adm.def', 'What it is', 'general management and administration of CSR in the company; not design, implementation, monitoring, evaluation of a project', 'text', '2021-01-22', null, 'end of year', 'rule 2(1)(b)', 'https://cabkgoyal.com/2024/02/16', 'V', 'law'),
  ('cap.owner', 'Who may hold a capital asset', 's.8 company, public trust or society with a CSR number; beneficiaries (SHG, collective); public authority', 'text', '2021-01-22', null, 'event', 'rule 7(4)', 'https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/', 'V', 'law'),
  ('cap.old', 'Assets made before 22 Jan 2021', '180, extendable by 90 with Board approval', 'text', '2021-01-22', '2021-10-18', 'event', 'rule 7(4) proviso', 'https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/', 'S', 'law'),
  ('cap.transfer', 'Cost of transferring an old asset', 'counts in the year of transfer', 'text', '2021-08-25', null, 'event', 'FAQ', 'https://www.cimplyfive.com/H2vAr', 'S', 'law'),
  ('agy.types', 'Agency doors', '(a) founded by the company, with 12A+80G or 10(23C)+80G; (b) founded by government; (c) statutory; (d) any other with 12A+80G or 10(23C)+80G and 3 years in similar activities', 'text', '2022-09-20', null, 'event', 'rule 4(1)', 'https://cabkgoyal.com/?p=44067', 'V', 'law'),
  ('agy.csr1', 'CSR number', 'yes', 'bool', '2021-04-01', null, 'event', 'rule 4(2)', 'https://gazettetracker.com/g/CG-DL-E-08072025-264453', 'V', 'law'),
  ('agy.csr1form', 'CSR-1 form version', '2021 form', 'text', '2021-04-01', '2022-09-19', 'event', 'G.S.R. 40(E)', 'https://cabkgoyal.com/2024/02/16', 'V', 'law'),
  ('agy.csr1form', 'CSR-1 form version', '2022 form (adds 10(23C))', 'text', '2022-09-20', '2025-07-13', 'event', 'G.S.R. 715(E)', 'https://cabkgoyal.com/?p=44067', 'V', 'law'),
  ('agy.csr1form', 'CSR-1 form version', '2025 form (OTP email, PAN, 3-year record)', 'text', '2025-07-14', null, 'event', 'G.S.R. 452(E), 7 Jul 2025', 'https://gazettetracker.com/g/CG-DL-E-08072025-264453', 'V', 'law'),
  ('agy.transition', 'Projects approved 22 Jan to 31 Mar 2021', 'yes', 'bool', '2021-01-22', '2021-03-31', 'event', 'rule 4(2) proviso', 'https://www.cimplyfive.com/H2vAr', 'S', 'law'),
  ('agy.taxlabels', '12A/80G', 'also "s.332 / s.354 of the Income-tax Act 2025"', 'text', '2026-04-01', null, 'event', 'Income-tax Act 2025', 'https://www.caclubindia.com/articles/charitable-trusts-under-the-income-tax-act-2025-55349.asp', 'V', 'law'),
  ('agy.intl', 'International organisation', 'may design, monitor, evaluate, build capacity; not implement', 'text', '2021-01-22', null, 'event', 'rule 4(3)', 'https://cabkgoyal.com/2024/02/16', 'S', 'law'),
  ('zczp.cap', 'CSR through ZCZP', '10', 'percent', '2026-05-27', null, 'end of year', 'rule 4A(1) proviso', 'https://09dna.com/detail/59749.aspx', 'V', 'law'),
  ('zczp.ia', 'Impact assessment of its project', 'yes', 'bool', '2026-05-27', null, 'end of year', 'rule 4A(2)', 'https://09dna.com/detail/59749.aspx', 'V', 'law'),
  ('zczp.term', 'Project of the NPO', '3', 'years', '2026-05-27', null, 'end of year', 'rule 4A', 'https://09dna.com/detail/59749.aspx', 'V', 'law'),
  ('zczp.end', 'Listing ends', 'NPO sends unspent money to a Schedule VII fund and a compliance report to SEBI', 'text', '2026-05-27', null, 'end of year', 'rule 4A', 'https://09dna.com/detail/59749.aspx', 'V', 'law'),
  ('zczp.rule4', 'Rule 4 for ZCZP', 'applies except (5) CFO certificate and (6) ongoing monitoring', 'text', '2026-05-27', null, 'end of year', 'rule 4A', 'https://09dna.com/detail/59749.aspx', 'V', 'law'),
  ('sch7.items', 'Items of Schedule VII', '12', 'count', '2019-05-30', '2026-05-26', 'event', 'Schedule VII', 'https://corporatelawreporter.com/?p=34762', 'V', 'law'),
  ('sch7.items', 'Items of Schedule VII', '13', 'count', '2026-05-27', null, 'event', 'G.S.R. 416(E)', 'https://09dna.com/detail/59749.aspx', 'V', 'law'),
  ('ia.company', 'Company that must', '100000000', 'rupees', '2021-01-22', null, 'end of year', 'rule 8(3)(a)', 'https://bktassociates.com/detail/21466.aspx', 'V', 'law'),
  ('ia.project', 'Project that must', '10000000', 'rupees', '2021-01-22', null, 'event', 'rule 8(3)(a)', 'https://bktassociates.com/detail/21466.aspx', 'V', 'law'),
  ('ia.age', 'Project age', '1', 'years', '2021-01-22', null, 'event', 'rule 8(3)(a)', 'https://bktassociates.com/detail/21466.aspx', 'V', 'law'),
  ('ia.from', 'First projects', '2021-01-22', 'date', '2021-01-22', null, 'event', 'FAQ', 'https://www.cimplyfive.com/H2vAr', 'S', 'law'),
  ('ia.who', 'Who', 'an independent agency', 'text', '2021-01-22', null, 'event', 'rule 8(3)(a)', 'https://bktassociates.com/detail/21466.aspx', 'V', 'law'),
  ('ia.cap', 'Cost that may be booked', 'min(5%, 5000000)', 'limit', '2021-01-22', '2022-09-19', 'event', 'rule 8(3)(c)', 'https://bktassociates.com/detail/21466.aspx', 'V', 'law'),
  ('ia.cap', 'Cost that may be booked', 'max(2%, 5000000)', 'limit', '2022-09-20', null, 'event', 'rule 8(3)(c)', 'https://bktassociates.com/detail/21466.aspx', 'V', 'law'),
  ('ia.overhead', 'Relation to the 5 %', 'on top of it', 'text', '2021-08-25', null, 'event', 'FAQ', 'https://www.cimplyfive.com/H2vAr', 'S', 'law'),
  ('ia.report', 'Where it goes', 'before the Board; annexed to the annual report', 'text', '2021-01-22', '2022-09-19', 'event', 'rule 8(3)(b)', 'https://bktassociates.com/detail/21466.aspx', 'V', 'law'),
  ('ia.report', 'Where it goes', 'before the Board; annual report carries an executive summary and web links (Annexure II item 4)', 'text', '2022-09-20', null, 'event', 'Annexure II', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=39323', 'V', 'law'),
  ('com.size', 'Committee', '3 or more directors, 1 independent; 2 or more where no independent director is required', 'text', '2018-09-19', null, 'end of year', 's.135(1) with the proviso of the 2017 Act (before: rule 5(1) of 2014 had a like exception, S)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=17432', 'V', 'law'),
  ('com.small', 'No committee', '5000000', 'rupees', '2021-01-22', null, 'end of year', 's.135(9)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=39103', 'V', 'law'),
  ('com.tail', 'But needed', 'yes', 'bool', '2022-09-20', null, 'end of year', 'rule 3(1) proviso', 'https://cabkgoyal.com/?p=44067', 'V', 'law'),
  ('aap.items', 'Annual action plan', '(a) list of projects within Schedule VII (b) manner of execution (c) modalities of use of funds and schedules (d) monitoring and reporting (e) need and impact assessment details', 'text', '2021-01-22', null, 'event', 'rule 5(2)', 'https://alutechpackaging.com/annual-action-plan/', 'V', 'law'),
  ('aap.change', 'Change in the year', 'Board, on the committee''s recommendation, with reasons', 'text', '2021-01-22', null, 'event', 'rule 5(2) proviso', 'https://alutechpackaging.com/annual-action-plan/', 'V', 'law'),
  ('cert.board', 'Board satisfies itself', 'funds used for the purposes and in the manner approved', 'text', '2021-01-22', null, 'filing', 'rule 4(5)', 'https://opkhaitan.com/companies-corporate-social-responsibility-policy-amendment-rules-2021', 'V', 'law'),
  ('cert.cfo', 'Certificate', 'by the CFO or the person responsible for financial management', 'text', '2021-01-22', null, 'filing', 'rule 4(5)', 'https://opkhaitan.com/companies-corporate-social-responsibility-policy-amendment-rules-2021', 'V', 'law'),
  ('web.items', 'On the website, if any', 'committee, CSR policy, projects approved by the Board', 'text', '2021-01-22', null, 'filing', 'rule 9; Annexure II item 3', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=39323', 'V', 'law'),
  ('rep.annex', 'Annual report format', 'Annexure I: FYs begun before 2020-04-01', 'text', '2014-04-01', '2021-01-21', 'filing', 'rule 8(1)', 'https://hariaapparels.com/detail/40312', 'V', 'law'),
  ('rep.annex', 'Annual report format', 'Annexure II (11-item version of 2021)', 'text', '2021-01-22', '2022-09-19', 'filing', 'rule 8(1)', 'https://csdiveshgoyal.com/Blog/217/CSRAnnexure.aspx', 'V', 'law'),
  ('rep.annex', 'Annual report format', 'Annexure II (9-item version of 2022)', 'text', '2022-09-20', null, 'filing', 'G.S.R. 715(E)', 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=39323', 'V', 'law'),
  ('aud.caro', 'Auditor reports', 'CARO 2020 clause 3(xx)(a) other projects to fund in 6 months; (b) ongoing to special account', 'text', '2021-04-01', null, 'filing', 'CARO 2020, FYs from 1 Apr 2021', 'https://pioneerone.in/caro-2020-point-20-corporate-social-responsibility', 'V', 'law'),
  ('csr2.due', 'Last day to file CSR-2', '2022-06-30', 'date', '2020-04-01', '2021-03-31', 'financial year', 'G.S.R. 107(E), 407(E)', 'https://taxguru.in/?p=831882', 'V', 'law'),
  ('csr2.due', 'Last day to file CSR-2', '2023-03-31', 'date', '2021-04-01', '2022-03-31', 'financial year', 'rule 12(1B), Companies (Accounts) Rules, 2014', 'https://taxguru.in/?p=831882', 'V', 'law'),
  ('csr2.due', 'Last day to file CSR-2', '2024-03-31', 'date', '2022-04-01', '2023-03-31', 'financial year', 'Companies (Accounts) Second Amendment Rules, 2023', 'https://www.indiafilings.com/learn/companies-accounts-second-amendment-rules-2023/', 'V', 'law'),
  ('csr2.due', 'Last day to file CSR-2', '2025-06-30', 'date', '2023-04-01', '2024-03-31', 'financial year', 'G.S.R. 794(E); Companies (Accounts) Amendment Rules, 2025', 'https://taxguru.in/company-law/companies-accounts-amendment-rules-2025.html', 'V', 'law'),
  ('csr2.due', 'Last day to file CSR-2', 'with-aoc4', 'word', '2024-04-01', null, 'financial year', 'rule 12(1B), Companies (Accounts) Rules, 2014: no separate day was found', 'https://www.carishi.com/detail/56531.aspx', 'U', 'law'),
  ('aoc4.days', 'Days from the annual general meeting to the filing of AOC-4', '30', 'days', '2014-04-01', null, 'event', 's.137(1)', 'https://www.carishi.com/detail/56531.aspx', 'V', 'law'),
  ('app.netprofit', 'Net profit test, or such other sum as prescribed', '100000000', 'rupees', null, null, 'financial year', 'Corporate Laws (Amendment) Bill, 2026 (Bill 85 of 2026)', 'https://www.taxtmi.com/acts?id=53684', 'V', 'bill-2026'),
  ('uns.ongoing.days', 'Ongoing project: to the Unspent CSR Account', '90', 'days', null, null, 'end of year', 'Corporate Laws (Amendment) Bill, 2026 (Bill 85 of 2026)', 'https://www.taxtmi.com/acts?id=53684', 'V', 'bill-2026'),
  ('pen.company', 'Company in default of (5) or (6): at most ₹1 crore or such higher amount as prescribed', 'min(200%, 10000000)', 'limit', null, null, 'event', 'Corporate Laws (Amendment) Bill, 2026 (Bill 85 of 2026)', 'https://gazettetracker.com/g/CG-DL-E-23032026-271201', 'V', 'bill-2026'),
  ('exempt.classes', 'Government may exempt classes of companies by rule', 'yes', 'bool', null, null, 'financial year', 'Corporate Laws (Amendment) Bill, 2026 (Bill 85 of 2026)', 'https://gazettetracker.com/g/CG-DL-E-23032026-271201', 'V', 'bill-2026'),
  ('app.networth', 'Net worth test', '1000000000', 'rupees', null, null, 'financial year', 'Companies (Amendment) Bill, 2025, a private member''s Bill (Rajya Sabha, 5 Dec 2025)', 'https://www.mondaq.com/india/shareholders/1751332/update-companies-amendment-bill-2025-proposed-expansion-of-csr-framework', 'V', 'private-bill-2025'),
  ('app.turnover', 'Turnover test', '5000000000', 'rupees', null, null, 'financial year', 'Companies (Amendment) Bill, 2025, a private member''s Bill (Rajya Sabha, 5 Dec 2025)', 'https://www.mondaq.com/india/shareholders/1751332/update-companies-amendment-bill-2025-proposed-expansion-of-csr-framework', 'V', 'private-bill-2025'),
  ('app.netprofit', 'Net profit test', '30000000', 'rupees', null, null, 'financial year', 'Companies (Amendment) Bill, 2025, a private member''s Bill (Rajya Sabha, 5 Dec 2025)', 'https://www.mondaq.com/india/shareholders/1751332/update-companies-amendment-bill-2025-proposed-expansion-of-csr-framework', 'V', 'private-bill-2025'),
  ('com.experience', 'A director with CSR experience in the committee', 'yes', 'bool', null, null, 'financial year', 'Companies (Amendment) Bill, 2025, a private member''s Bill (Rajya Sabha, 5 Dec 2025)', 'https://www.mondaq.com/india/shareholders/1751332/update-companies-amendment-bill-2025-proposed-expansion-of-csr-framework', 'V', 'private-bill-2025');
