import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOCUS_AREAS, SDG_GOALS, STATES } from '#platform/contract/reference-data.ts';
import { readSentence } from './sentence.rules.ts';

const TODAY = '2026-11-23';

/** What a sentence was understood as, in short, and what is searched for. */
function read(sentence: string) {
  const { understood, meaning } = readSentence(sentence, TODAY);
  return { understood: understood.map(({ field, value }) => `${field} ${value}`), meaning };
}

describe('a sentence', () => {
  test.each<[string, string[], string]>([
    [
      'verified NGOs teaching girls to code in tribal Maharashtra under 50 lakh',
      ['verification 1', 'type ngo', 'location Maharashtra', 'budget_max 5000000'],
      'teaching girls code tribal',
    ],
    ['education', ['focus_area Education'], 'education'],
    ['health', ['focus_area Healthcare'], 'health'],
    ['environment', ['focus_area Environment'], 'environment'],
    ['rural', ['focus_area Rural Development'], 'rural'],
    ['a trust in Mumbai', ['type ngo', 'location Maharashtra'], ''],
    ['foundation Kolkata high rating', ['type ngo', 'location West Bengal', 'sort rating'], ''],
    ['new NGOs', ['sort newest', 'type ngo'], ''],
    ['recent companies in New Delhi', ['sort newest', 'type corporate', 'location Delhi'], ''],
    ['राजस्थान में लड़कियों की शिक्षा', ['location Rajasthan', 'focus_area Education'], 'girls education'],
    ['गाँव में साफ पानी 50 लाख से कम', ['budget_max 5000000'], 'rural villages clean drinking water'],
    ['baadh rahat Bihar', ['focus_area Disaster Relief', 'location Bihar'], 'flood relief'],
    ['satyapit sanstha swasthya ke liye', ['verification 1', 'type ngo', 'focus_area Healthcare'], 'health'],
    [
      'we are an NGO and need funding for disability work',
      ['type corporate', 'focus_area Disability'],
      'disability',
    ],
    ['we are an NGO looking for money for schools in Goa', ['type corporate', 'location Goa'], 'schools'],
    ['NGOs in Bihar or Jharkhand', ['type ngo', 'location Bihar', 'location Jharkhand'], ''],
    ['trusts of Mumbai and Pune', ['type ngo', 'location Maharashtra'], 'pune'],
    ['microfinance and self help groups', [], 'microfinance self help groups'],
    ['mental health in Goa', ['location Goa'], 'mental health'],
    ['clean up rivers', [], 'clean up rivers'],
    ['clinics in UP', ['location Uttar Pradesh'], 'clinics'],
    ['schools in Dungarpur', ['location Rajasthan'], 'schools'],
    ['SDG 4', ['sdg Quality Education'], 'quality education'],
    ['schedule VII item 2 in Goa', ['schedule_vii ii', 'location Goa'], ''],
    ['NGOs eligible for CSR funds in Goa', ['type ngo', 'csr true', 'location Goa'], ''],
    ['level 2 consultants', ['verification 2', 'type consultant'], ''],
    ['NGOs since 2010 with 2 crore or more', ['type ngo', 'founded_from 2010', 'budget_min 20000000'], ''],
    [
      'not NGOs, only service providers for training',
      ['not_type ngo', 'type service_provider'],
      'only training',
    ],
    ['consultants not in Delhi or Goa', ['type consultant', 'not_location Delhi', 'not_location Goa'], ''],
    [
      'water in Bihar except trusts',
      ['focus_area Water & Sanitation', 'location Bihar', 'not_type ngo'],
      'water',
    ],
    ['not for profit in Goa', ['type ngo', 'location Goa'], ''],
    ['schools without toilets in Bihar', ['location Bihar'], 'schools toilets'],
    ['not verified', [], ''],
    ['no less than 50 lakh in Bihar', ['budget_min 5000000', 'location Bihar'], ''],
    ['between 10 and 50 lakh', ['budget_min 1000000', 'budget_max 5000000'], ''],
    ['at least 10 years old', ['founded_until 2016'], ''],
  ])('is read: %s', (sentence, understood, meaning) => {
    expect(read(sentence)).toEqual({ understood, meaning });
  });

  test.each(STATES)('names the state %s', (state) => {
    expect(read(`NGOs in ${state}`).understood).toContain(`location ${state}`);
  });

  test.each(SDG_GOALS)('names the goal %s', (goal) => {
    expect(read(goal).understood).toContain(`sdg ${goal}`);
  });

  test.each(FOCUS_AREAS)('names the focus area %s', (area) => {
    expect(read(`members for ${area}`).understood).toContain(`focus_area ${area}`);
  });

  const words = fc.constantFrom(
    ...'verified ngo companies in Bihar Goa education water girls 50 lakh 2 crore under above since 2010 शिक्षा बिहार new trust for the level SDG 4 मोर'.split(
      ' ',
    ),
  );
  const sentences = fc.oneof(
    fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );

  test('is always read the same, and what was understood stands in it', () => {
    fc.assert(
      fc.property(sentences, (sentence) => {
        const first = readSentence(sentence, TODAY);
        expect(readSentence(sentence, TODAY)).toEqual(first);
        for (const { text } of first.understood) {
          expect(text).not.toBe('');
          expect(sentence).toContain(text);
        }
        for (const { written } of first.terms) if (written) expect(sentence).toContain(written);
      }),
    );
  });
});
