import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISTRICTS_AND_TOWNS } from '#platform/contract/districts.ts';
import { FOCUS_AREAS, SDG_GOALS, STATES, type State } from '#platform/contract/reference-data.ts';
import { REGIONS } from './regions.data.ts';
import { namesIn } from './regions.rules.ts';
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
    ['a trust in Mumbai', ['type ngo', 'location Maharashtra', 'district Mumbai'], ''],
    [
      'foundation Kolkata high rating',
      ['type ngo', 'location West Bengal', 'district Kolkata', 'sort rating'],
      '',
    ],
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
    [
      'trusts of Mumbai and Pune',
      ['type ngo', 'location Maharashtra', 'district Mumbai', 'district Pune'],
      '',
    ],
    ['microfinance and self help groups', [], 'microfinance self help groups'],
    ['mental health in Goa', ['location Goa'], 'mental health'],
    ['clean up rivers', [], 'clean up rivers'],
    ['clinics in UP', ['location Uttar Pradesh'], 'clinics'],
    ['schools in Dungarpur', ['location Rajasthan', 'district Dungarpur'], 'schools'],
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
    ['consultants charging under ₹50,000 a study', ['type consultant', 'price_max 50000'], ''],
    ['evaluators with a fee of 2 to 3 lakh', ['price_min 200000', 'price_max 300000'], 'evaluators'],
    ['audits under Rs 75,000 per audit', ['price_max 75000'], 'audits'],
    ['studies at most 3 lakh a project', ['budget_max 300000'], 'studies'],
    [
      'water 50 lakh per year in Goa',
      ['focus_area Water & Sanitation', 'budget_max 5000000', 'location Goa'],
      'water',
    ],
    ['consultants charging less than 5000 an hour', ['type consultant'], ''],
    ['trainers under ₹2,000 per hour in Goa', ['location Goa'], 'trainers'],
    ['schools under 2 thousand a child', [], 'schools'],
    ['trainers 2,000 to 5,000 per day', [], 'trainers'],
    ['NGOs with 12A', ['type ngo', 'paper 12a'], ''],
    ['80G and FCRA', ['paper 80g', 'paper fcra'], ''],
    ['CSR-1 registered NGOs in Goa', ['paper csr-1', 'type ngo', 'location Goa'], ''],
    [
      'trusts registered under section 12AB, valid 80G certificate',
      ['type ngo', 'paper 12a', 'paper 80g'],
      '',
    ],
    ['12 A and 80 G', ['paper 12a', 'paper 80g'], ''],
    ['12 a month', [], ''],
    ['water in Vidarbha', ['focus_area Water & Sanitation', 'region Vidarbha'], 'water'],
    ['NGOs in the north-east', ['type ngo', 'region North East'], ''],
    ['schools in Western UP', ['region Western Uttar Pradesh'], 'schools'],
    ['clinics in Purvanchal not in NCR', ['region Eastern Uttar Pradesh', 'not_region NCR'], 'clinics'],
    ['schools in North East Delhi', ['location Delhi', 'district North East Delhi'], 'schools'],
    ['schools in Bastar district', ['location Chhattisgarh', 'district Bastar'], 'schools'],
    ['schools in Bastar', ['region Bastar'], 'schools'],
    [
      'NGOs outside Maharashtra for water',
      ['type ngo', 'not_location Maharashtra', 'focus_area Water & Sanitation'],
      'water',
    ],
    ['NGOs other than Maharashtra', ['type ngo', 'not_location Maharashtra'], ''],
    [
      'companies apart from those in Delhi, Goa and Punjab',
      ['type corporate', 'not_location Delhi', 'not_location Goa', 'not_location Punjab'],
      '',
    ],
    ['outside Maharashtra and for girls', ['not_location Maharashtra'], 'girls'],
    ['schools anywhere but Pune', ['not_district Pune'], 'schools'],
    ["we don't want consultants", ['not_type consultant'], ''],
    ['bihar ke alawa ngo', ['not_location Bihar', 'type ngo'], ''],
    ['बिहार और झारखंड के अलावा स्कूल', ['not_location Bihar', 'not_location Jharkhand'], 'school'],
    [
      'girls education Araria and Katihar',
      ['focus_area Education', 'location Bihar', 'district Araria', 'district Katihar'],
      'girls education',
    ],
    ['schools in Aurangabad Bihar', ['district Aurangabad', 'location Bihar'], 'schools'],
    ['schools in Aurangabad', ['location Maharashtra', 'district Chhatrapati Sambhajinagar'], 'schools'],
    [
      'schools in Hamirpur',
      ['location Himachal Pradesh', 'location Uttar Pradesh', 'district Hamirpur'],
      'schools',
    ],
    ['NGOs in Bangalore', ['type ngo', 'location Karnataka', 'district Bengaluru'], ''],
    ['पुणे में स्कूल', ['location Maharashtra', 'district Pune'], 'school'],
    [
      'schools in Manendragarh-Chirmiri-Bharatpur',
      ['location Chhattisgarh', 'district Manendragarh Chirmiri Bharatpur'],
      'schools',
    ],
    ['NGOs in Himachal and J&K', ['type ngo', 'location Himachal Pradesh', 'location Jammu and Kashmir'], ''],
    ['Tamilnadu schools', ['location Tamil Nadu'], 'schools'],
    ['company secretary who files form CSR-2', [], 'company secretary files CSR-2'],
    ['section 8 company in Goa', ['location Goa'], 'section 8 company'],
    ['बुंदेलखंड में पानी', ['region Bundelkhand', 'focus_area Water & Sanitation'], 'water'],
  ])('is read: %s', (sentence, understood, meaning) => {
    expect(read(sentence)).toEqual({ understood, meaning });
  });

  test.each(STATES)('names the state %s', (state) => {
    expect(read(`NGOs in ${state}`).understood).toContain(`location ${state}`);
  });

  test.each(SDG_GOALS)('names the goal %s', (goal) => {
    expect(read(goal).understood).toContain(`sdg ${goal}`);
  });

  test.each(REGIONS)(
    'names the region $name, whose districts are those of our list',
    ({ name, also, ...region }) => {
      for (const written of [name, ...namesIn(also ?? '')])
        expect(read(`NGOs in ${written}`).understood).toEqual(['type ngo', `region ${name}`]);
      for (const [state, names = ''] of Object.entries(region.districts ?? {}))
        expect(namesIn(DISTRICTS_AND_TOWNS[state as State])).toEqual(expect.arrayContaining(namesIn(names)));
      expect(region.states ?? region.districts).toBeDefined();
    },
  );

  test.each(FOCUS_AREAS)('names the focus area %s', (area) => {
    expect(read(`members for ${area}`).understood).toContain(`focus_area ${area}`);
  });

  const words = fc.constantFrom(
    ...'verified ngo companies in Bihar Goa education water girls 12A FCRA Vidarbha ncr ₹5,000 hour per a charging study 50 lakh 2 crore under above since 2010 शिक्षा बिहार new trust for the level SDG 4 मोर'.split(
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
