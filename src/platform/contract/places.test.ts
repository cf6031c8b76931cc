import { describe, expect, test } from 'vitest';
import { CITIES } from './place-names.ts';
import {
  citiesIn,
  namesOfPlace,
  placeNamed,
  stateNamed,
  stateOfLocation,
  stateSpelled,
  townsNamed,
  withPlacesInEnglish,
} from './places.ts';
import { STATES } from './reference-data.ts';

describe('the state that a written location lies in', () => {
  test.each(STATES)('is known by its own name: %s', (state) => {
    expect(stateOfLocation(state)).toBe(state);
    expect(stateOfLocation(`Some Town, ${state.toUpperCase()} 123 456`)).toBe(state);
  });

  test.each([
    ['Mumbai', 'Maharashtra'],
    ['12, MG Road, Bengaluru - 560001', 'Karnataka'],
    ['Delhi Road, Ranchi, Jharkhand', 'Jharkhand'],
    ['Agra Street, Chennai', 'Tamil Nadu'],
    ['Bombay / Pune', 'Maharashtra'],
    ['Silvassa (Dadra & Nagar Haveli and Daman & Diu)', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['Port Blair; Andaman & Nicobar Islands', 'Andaman and Nicobar Islands'],
    ['orissa', 'Odisha'],
    ['राँची, झारखंड', 'Jharkhand'],
    ['राँची, झारखण्ड 834001', 'Jharkhand'],
    ['जम्मू-कश्मीर', 'Jammu and Kashmir'],
    ['Bhor, Pune district', 'Maharashtra'],
    ['Dist. Gadchiroli', 'Maharashtra'],
    ['Bhamragad, Gadchiroli Dist., India', 'Maharashtra'],
    ['Village Kolvan, Taluka Mulshi', 'Maharashtra'],
    ['Pune Maharashtra', 'Maharashtra'],
    ['MG Road Bengaluru 560001', 'Karnataka'],
    ['Simdega', 'Jharkhand'],
    ['Sehore, MP', 'Madhya Pradesh'],
    ['Katra, J&K', 'Jammu and Kashmir'],
    ['Hamirpur, Himachal Pradesh', 'Himachal Pradesh'],
    ['Aurangabad, Bihar', 'Bihar'],
    ['Bengaluru Rural', 'Karnataka'],
    ['24 Parganas (South), South 24 Parganas', 'West Bengal'],
    ['Manendragarh-Chirmiri-Bharatpur', 'Chhattisgarh'],
    ['Sarangarh-Bilaigarh', 'Chhattisgarh'],
    ['Gaurela-Pendra-Marwahi', 'Chhattisgarh'],
    ['Vav-Tharad', 'Gujarat'],
    ['Tamilnadu', 'Tamil Nadu'],
    ['Maharastra', 'Maharashtra'],
    ['Gujrat', 'Gujarat'],
    ['Karnatka', 'Karnataka'],
    ['Chhatisgarh', 'Chhattisgarh'],
    ['Telengana', 'Telangana'],
    ['Pondichery', 'Puducherry'],
    ['Himachal', 'Himachal Pradesh'],
    ['पुणे', 'Maharashtra'],
    ['बेंगलुरु, भारत', 'Karnataka'],
    ['NTR District', 'Andhra Pradesh'],
    ['Markapuram', 'Andhra Pradesh'],
    ['Kushavati', 'Goa'],
    ['Aurangabad Bihar', 'Bihar'],
    ['Aurangabad', 'Maharashtra'],
    ['औरंगाबाद, बिहार', 'Bihar'],
    ['Aurangabad (Bihar)', 'Bihar'],
    ['Maharastra state', 'Maharashtra'],
    ['Utterpradesh', 'Uttar Pradesh'],
    ['Himachel Pradesh', 'Himachal Pradesh'],
    ['Arunanchal Pradesh', 'Arunachal Pradesh'],
    ['Meghalay', 'Meghalaya'],
    ['Tripurra', 'Tripura'],
    ['Lakshadeep', 'Lakshadweep'],
    ['Chandigrah', 'Chandigarh'],
    ['Laddak', 'Ladakh'],
    ['Mahrashtra', 'Maharashtra'],
    ['Jharkahnd', 'Jharkhand'],
    ['Delhi NCR', 'Delhi'],
    ['Mohla-Manpur-Ambagarh Chowki', 'Chhattisgarh'],
    ['Khairagarh–Chhuikhadan–Gandai', 'Chhattisgarh'],
    ['Balrampur-Ramanujganj', 'Chhattisgarh'],
    ['Gaurella - Pendra - Marwahi', 'Chhattisgarh'],
    ['Didwana-Kuchaman', 'Rajasthan'],
    ['Khairthal-Tijara', 'Rajasthan'],
    ['Medchal–Malkajgiri', 'Telangana'],
    ['Ri-Bhoi', 'Meghalaya'],
    ['Pakke-Kessang', 'Arunachal Pradesh'],
    ['S 24 Parganas', 'West Bengal'],
    ['YSR District', 'Andhra Pradesh'],
    ['Meluri', 'Nagaland'],
    ['Hansi', 'Haryana'],
    ['सतारा', 'Maharashtra'],
    ['यवतमाळ', 'Maharashtra'],
    ['बड़ौदा', 'Gujarat'],
    ['इन्दौर', 'Madhya Pradesh'],
    ['चम्पावत', 'Uttarakhand'],
    ['गढ़वा', 'Jharkhand'],
    ['मुरादाबाद', 'Uttar Pradesh'],
    ['गया', 'Bihar'],
    ['धार, मध्यप्रदेश', 'Madhya Pradesh'],
    ['தமிழ்நாடு', 'Tamil Nadu'],
    ['ಬೆಂಗಳೂರು', 'Karnataka'],
    ['পশ্চিমবঙ্গ', 'West Bengal'],
  ])('is read from %s', (location, state) => {
    expect(stateOfLocation(location)).toBe(state);
  });

  test.each([
    null,
    undefined,
    '',
    'Kathmandu',
    'Maharashtrian Street',
    ', ,',
    '560001',
    'Hamirpur',
    'District',
    'Kaun Una',
    'Punjabi',
    'Gujarati',
    'constructor',
    'गया था',
  ])('is unknown for %j', (location) => {
    expect(stateOfLocation(location)).toBeNull();
  });
});

test('a question names a state or a large city, not every word that is also a district', () => {
  expect(stateNamed('uttar pradesh')).toBe('Uttar Pradesh');
  expect(stateNamed('Pune')).toBe('Maharashtra');
  for (const word of ['mon', 'una', 'up', 'pune district']) expect(stateNamed(word)).toBeNull();
});

describe('a place with several names', () => {
  test.each([
    ['Bangalore', 'Bengaluru'],
    ['bombay', 'Mumbai'],
    ['Gurgaon', 'Gurugram'],
    ['Poona', 'Pune'],
    ['बैंगलोर', 'Bengaluru'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Calicut', 'Kozhikode'],
    ['Osmanabad', 'Dharashiv'],
    ['Allahabad', 'Prayagraj'],
    ['Manendragarh-Chirmiri-Bharatpur', 'Manendragarh Chirmiri Bharatpur'],
    ['Thiruvanathapuram', 'Thiruvananthapuram'],
    ['Mercara', 'Madikeri'],
    ['Tinnevelly', 'Tirunelveli'],
    ['Tellicherry', 'Thalassery'],
    ['Saugor', 'Sagar'],
    ['यवतमाल', 'Yavatmal'],
    ['சென்னை', 'Chennai'],
  ])('%s is %s', (written, name) => {
    expect(placeNamed(written)).toMatchObject({ name, isState: false });
    expect(namesOfPlace(written)).toEqual(expect.arrayContaining([name]));
    expect(namesOfPlace(name)).toEqual(namesOfPlace(written));
  });

  test('is found in a text', () => {
    expect(citiesIn('schools in Navi Mumbai and Pune, not Araria town')).toMatchObject([
      { written: 'Navi Mumbai' },
      { written: 'Pune', names: expect.arrayContaining(['Poona']) },
      { written: 'Araria' },
    ]);
    expect(citiesIn('clean water in Bihar')).toEqual([]);
  });

  test('that two states have is one of each', () => {
    expect(townsNamed('Aurangabad').map(({ state }) => state)).toEqual(['Bihar', 'Maharashtra']);
    expect(townsNamed('Bihar')).toEqual([]);
    expect(placeNamed('Hamirpur')).toBeNull();
  });

  test('has each name once in a state', () => {
    for (const [state, cities] of Object.entries(CITIES)) {
      const names = cities.split(/[,;]/).flatMap((name) => name.trim().toLowerCase() || []);
      expect(names, state).toEqual([...new Set(names)]);
    }
  });
});

test('a state is known by its usual misspellings, not by an abbreviation that is a word', () => {
  expect(stateSpelled('Karnatka')).toBe('Karnataka');
  expect(stateSpelled('J&K')).toBe('Jammu and Kashmir');
  for (const word of ['up', 'punjabi', 'bengali', 'demand']) expect(stateSpelled(word)).toBeUndefined();
});

describe('a search text with Hindi names of places', () => {
  test.each([
    ['बिहार', 'Bihar'],
    ['schools उत्तर प्रदेश', 'schools Uttar Pradesh'],
    ['उत्तराखण्ड में जल', 'Uttarakhand में जल'],
    ['ओड़िशा', 'Odisha'],
    ['जम्मू-कश्मीर, लद्दाख', 'Jammu and Kashmir Ladakh'],
    ['दादरा और नगर हवेली और दमन और दीव', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['छत्तीसगढ़', 'Chhattisgarh'],
    ['पुणे schools', 'Pune schools'],
    ['यवतमाल schools', 'Yavatmal schools'],
    ['தமிழ்நாடு schools', 'Tamil Nadu schools'],
  ])('%s becomes %s', (text, english) => {
    expect(withPlacesInEnglish(text)).toBe(english);
    expect(withPlacesInEnglish(text.normalize('NFD')), 'however the letters are composed').toBe(
      english.normalize('NFD'),
    );
  });

  test.each(['', 'Bihar', '"clean water", -coal', 'ज़मीन का पानी', 'बिहारी', 'बस्ती की धार'])(
    '%j stays',
    (text) => {
      expect(withPlacesInEnglish(text)).toBe(text);
    },
  );
});
