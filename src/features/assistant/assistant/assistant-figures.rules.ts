import { FIVE_YEARS, type FiveYearSpend } from '#features/impact/csr-figures/csr-five-years.data.ts';
import { formatCroreInFull, formatWhole } from '#features/impact/csr-figures/csr-format.rules.ts';
import { SECTOR_SOURCE, STATE_SOURCE, YEAR_SOURCE } from '#features/impact/csr-figures/csr-sources.data.ts';
import { SPEND_BY_SECTOR } from '#features/impact/csr-figures/csr-spend-by-sector.data.ts';
import { SPEND_BY_STATE } from '#features/impact/csr-figures/csr-spend-by-state.data.ts';
import { SPEND_BY_YEAR } from '#features/impact/csr-figures/csr-spend-by-year.data.ts';
import {
  type NamedSpend,
  TOP_FIVE_SECTORS,
  TOP_FIVE_STATES,
  TOP_FIVE_YEAR,
} from '#features/impact/csr-figures/csr-top-five.rules.ts';
import { CSR_REGIONS, type CsrRegion, rupeesPerResident } from '#platform/contract/csr/csr-regions.ts';
import { stateNamed } from '#platform/contract/places.ts';
import type { AnswerSource } from './assistant.contract.ts';

interface FigureAnswer {
  answer: string;
  sources: AnswerSource[];
}

const IMPACT_PAGE = 'CSR spending in India';

/** Words of a question about spent amounts. A question about obligations or own money is about rules. */
const ABOUT_SPENDING =
  /\b(spen[dt]|spends|spending|crores?|figures?|funding|money|amount|statistics|how much)\b/;
const ABOUT_RULES =
  /\b(must|should|have to|need|required?|compan(y|ies)|my|our|we|i|unspent|penalt\w*|overheads?|admin\w*|obligation|allowed|assets?|set[ -]?off|what happens|certif\w*|count)\b/;
const ABOUT_THE_MOST = /\b(most|top|highest|largest|biggest|leading|maximum)\b/;

/** Short names of sectors -> the source's name. The longest match in a question counts. */
const SECTOR_NAMES: Record<string, string> = {
  ...Object.fromEntries(Object.keys(SPEND_BY_SECTOR).map((name) => [name.toLowerCase(), name])),
  health: 'Health Care',
  healthcare: 'Health Care',
  environment: 'Environmental Sustainability',
  'rural development': 'Rural development projects',
  livelihood: 'Livelihood Enhancement Projects',
  livelihoods: 'Livelihood Enhancement Projects',
  hunger: 'Poverty, Eradicating Hunger, Malnutrition',
  poverty: 'Poverty, Eradicating Hunger, Malnutrition',
  'drinking water': 'Safe drinking water',
  sports: 'Training To Promote Sports',
  skills: 'Vocational skills',
  'skill development': 'Vocational skills',
  women: 'Women Empowerment',
  'art and culture': 'Art And Culture',
};

/** Finds the longest run of words that `look` knows. */
function longestRun<T>(words: string[], look: (text: string) => T | null | undefined): T | null {
  for (let length = Math.min(words.length, 6); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const found = look(words.slice(from, from + length).join(' '));
      if (found) return found;
    }
  }
  return null;
}

const plainWords = (question: string) => question.toLowerCase().match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];

/** Finds the state or union territory that a question names, directly or by one of its cities. */
export const stateIn = (question: string) => longestRun(plainWords(question), stateNamed);

const sectorIn = (question: string) => longestRun(plainWords(question), (text) => SECTOR_NAMES[text]);

/** Finds a financial year written as 2019-20 or 2019-2020 (FY20 is not recognised). */
function yearIn(question: string): string | null {
  const [, from, to] = /\b(20\d\d)\s*[-–/]\s*(?:20)?(\d\d)\b/.exec(question) ?? [];
  return from && to ? `${from}-${to}` : null;
}

const valueIn = (series: FiveYearSpend | undefined, year: string | null) => {
  const at = FIVE_YEARS.indexOf((year ?? '2022-23') as (typeof FIVE_YEARS)[number]);
  return at < 0 ? null : (series?.[at] ?? null);
};

const topOf = (list: readonly NamedSpend[], name: string) =>
  list.find((entry) => entry.name.toLowerCase() === name.toLowerCase());

interface Asked {
  name: string;
  series: FiveYearSpend | undefined;
  top: readonly NamedSpend[];
  year: string | null;
  /** Start of the sentence: `In Bihar`, `For Education`. */
  begin: string;
}

/** Says the spend of a state or sector in the requested year, or in the latest published year. */
function sayFigure({ name, series, top, year, begin }: Asked): string {
  const newest = topOf(top, name);
  if (newest && (year === null || year === TOP_FIVE_YEAR)) {
    return `${begin} companies reported ${formatCroreInFull(newest.crore)} of CSR spend for FY ${TOP_FIVE_YEAR}.`;
  }
  const value = valueIn(series, year);
  const shown = year ?? '2022-23';
  if (value === null) return `We have no figure for the CSR spend of FY ${shown}: ${name}.`;
  return `${begin} companies reported ${formatCroreInFull(value)} of CSR spend for FY ${shown} (figures ${asOf(STATE_SOURCE.asOf)}).`;
}

/** `As of FY 2022-23` inside a sentence. */
const asOf = (text: string) => text.replace(/^As/, 'as');

function stateFigure(region: CsrRegion, year: string | null): FigureAnswer {
  const first = sayFigure({
    name: region.region,
    series: SPEND_BY_STATE[region.region],
    top: TOP_FIVE_STATES,
    year,
    begin: `In ${region.region}`,
  });
  const sum = `The total for FY 2014-15 to 2023-24 is ${formatCroreInFull(region.spendCrore)}, or ₹${formatWhole(rupeesPerResident(region))} per resident.`;
  const url = `/impact?${new URLSearchParams({ state: region.region })}`;
  return {
    answer: `${first}\n\n${sum}\n\nSources: ${STATE_SOURCE.publisher}; ${YEAR_SOURCE.publisher}.`,
    sources: [{ title: `CSR spending: ${region.region}`, url }],
  };
}

function sectorFigure(sector: string, year: string | null): FigureAnswer {
  const text = sayFigure({
    name: sector,
    series: SPEND_BY_SECTOR[sector],
    top: TOP_FIVE_SECTORS,
    year,
    begin: `For ${sector}`,
  });
  const query =
    year && valueIn(SPEND_BY_SECTOR[sector], year) !== null ? `?${new URLSearchParams({ year })}` : '';
  return {
    answer: `${text}\n\nSource: ${SECTOR_SOURCE.publisher}.`,
    sources: [{ title: 'CSR spending by sector', url: `/impact${query}` }],
  };
}

function yearFigure(year: string | null): FigureAnswer {
  const figure = year ? SPEND_BY_YEAR.find((known) => known.year === year) : SPEND_BY_YEAR.at(-1);
  const source = { title: IMPACT_PAGE, url: '/impact' };
  if (!figure)
    return { answer: `We have no figure for CSR spend in India in FY ${year}.`, sources: [source] };
  return {
    answer: `For FY ${figure.year} companies in India reported ${formatCroreInFull(figure.totalCrore)} of CSR spend.\n\nSource: ${YEAR_SOURCE.publisher}, ${asOf(YEAR_SOURCE.asOf)}.`,
    sources: [source],
  };
}

function topFive(what: 'states' | 'sectors'): FigureAnswer {
  const list = what === 'states' ? TOP_FIVE_STATES : TOP_FIVE_SECTORS;
  const lines = list.map(({ name, crore }) => `${name}: ${formatCroreInFull(crore)}`).join('\n');
  return {
    answer: `The five ${what} with the most CSR spend in FY ${TOP_FIVE_YEAR}:\n${lines}\n\nPan-India, centralized funds and unspecified allocations are excluded.`,
    sources: [{ title: IMPACT_PAGE, url: '/impact' }],
  };
}

/** Answers a question about a published figure; null for other questions. */
export function figureFor(question: string): FigureAnswer | null {
  const text = question.toLowerCase();
  if (ABOUT_THE_MOST.test(text) && /\bcsr\b|\bspen/.test(text)) {
    if (/\bstates?\b/.test(text)) return topFive('states');
    if (/\b(sectors?|areas?|causes?|themes?)\b/.test(text)) return topFive('sectors');
  }
  if (!ABOUT_SPENDING.test(text) || ABOUT_RULES.test(text)) return null;
  const state = stateIn(question);
  const region = CSR_REGIONS.find((known) => known.region === state);
  const sector = sectorIn(question);
  const year = yearIn(question);
  if (region && sector) return stateAndSector(region, sector, year);
  if (region) return stateFigure(region, year);
  if (sector) return sectorFigure(sector, year);
  return year || /\b(india|country|total|nationwide|overall)\b/.test(text) ? yearFigure(year) : null;
}

function stateAndSector(region: CsrRegion, sector: string, year: string | null): FigureAnswer {
  const [state, all] = [stateFigure(region, year), sectorFigure(sector, year)];
  return {
    answer: `The figures are published by state and by sector, not for a sector within a state.\n\n${state.answer}\n\n${all.answer}`,
    sources: [...state.sources, ...all.sources],
  };
}
