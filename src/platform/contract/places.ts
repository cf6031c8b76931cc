import { DISTRICTS_AND_TOWNS } from './districts.ts';
import { STATES, type State } from './reference-data.ts';

/**
 * Names under which people write a place, to its state: the state capitals and largest cities
 * (Census of India 2011), and former or short names of states. Each is read as the place that most people mean, also
 * if another state has a district of that name.
 */
const OTHER_NAMES: Record<string, State> = {
  'new delhi': 'Delhi',
  ncr: 'Delhi',
  mumbai: 'Maharashtra',
  bombay: 'Maharashtra',
  pune: 'Maharashtra',
  nagpur: 'Maharashtra',
  nashik: 'Maharashtra',
  thane: 'Maharashtra',
  aurangabad: 'Maharashtra',
  bengaluru: 'Karnataka',
  bangalore: 'Karnataka',
  mysuru: 'Karnataka',
  mysore: 'Karnataka',
  hubballi: 'Karnataka',
  mangaluru: 'Karnataka',
  chennai: 'Tamil Nadu',
  madras: 'Tamil Nadu',
  coimbatore: 'Tamil Nadu',
  madurai: 'Tamil Nadu',
  hyderabad: 'Telangana',
  warangal: 'Telangana',
  kolkata: 'West Bengal',
  calcutta: 'West Bengal',
  howrah: 'West Bengal',
  siliguri: 'West Bengal',
  ahmedabad: 'Gujarat',
  surat: 'Gujarat',
  vadodara: 'Gujarat',
  rajkot: 'Gujarat',
  gandhinagar: 'Gujarat',
  jaipur: 'Rajasthan',
  jodhpur: 'Rajasthan',
  udaipur: 'Rajasthan',
  kota: 'Rajasthan',
  lucknow: 'Uttar Pradesh',
  kanpur: 'Uttar Pradesh',
  varanasi: 'Uttar Pradesh',
  agra: 'Uttar Pradesh',
  noida: 'Uttar Pradesh',
  ghaziabad: 'Uttar Pradesh',
  prayagraj: 'Uttar Pradesh',
  allahabad: 'Uttar Pradesh',
  gurugram: 'Haryana',
  gurgaon: 'Haryana',
  faridabad: 'Haryana',
  bhopal: 'Madhya Pradesh',
  indore: 'Madhya Pradesh',
  jabalpur: 'Madhya Pradesh',
  gwalior: 'Madhya Pradesh',
  patna: 'Bihar',
  gaya: 'Bihar',
  ranchi: 'Jharkhand',
  jamshedpur: 'Jharkhand',
  dhanbad: 'Jharkhand',
  bhubaneswar: 'Odisha',
  cuttack: 'Odisha',
  orissa: 'Odisha',
  raipur: 'Chhattisgarh',
  bilaspur: 'Chhattisgarh',
  chattisgarh: 'Chhattisgarh',
  guwahati: 'Assam',
  dispur: 'Assam',
  imphal: 'Manipur',
  shillong: 'Meghalaya',
  aizawl: 'Mizoram',
  kohima: 'Nagaland',
  dimapur: 'Nagaland',
  agartala: 'Tripura',
  itanagar: 'Arunachal Pradesh',
  gangtok: 'Sikkim',
  amaravati: 'Andhra Pradesh',
  visakhapatnam: 'Andhra Pradesh',
  vijayawada: 'Andhra Pradesh',
  thiruvananthapuram: 'Kerala',
  trivandrum: 'Kerala',
  kochi: 'Kerala',
  cochin: 'Kerala',
  kozhikode: 'Kerala',
  panaji: 'Goa',
  ludhiana: 'Punjab',
  amritsar: 'Punjab',
  dehradun: 'Uttarakhand',
  haridwar: 'Uttarakhand',
  uttaranchal: 'Uttarakhand',
  shimla: 'Himachal Pradesh',
  srinagar: 'Jammu and Kashmir',
  jammu: 'Jammu and Kashmir',
  leh: 'Ladakh',
  kargil: 'Ladakh',
  pondicherry: 'Puducherry',
  'port blair': 'Andaman and Nicobar Islands',
  daman: 'Dadra and Nagar Haveli and Daman and Diu',
  diu: 'Dadra and Nagar Haveli and Daman and Diu',
  silvassa: 'Dadra and Nagar Haveli and Daman and Diu',
  kavaratti: 'Lakshadweep',
};

/** The names of the states and union territories in Hindi, with other usual spellings. */
const HINDI_NAMES: Record<State, string[]> = {
  'Andhra Pradesh': ['आंध्र प्रदेश'],
  'Arunachal Pradesh': ['अरुणाचल प्रदेश', 'अरुणाचल'],
  Assam: ['असम', 'आसाम'],
  Bihar: ['बिहार'],
  Chhattisgarh: ['छत्तीसगढ़'],
  Goa: ['गोवा'],
  Gujarat: ['गुजरात'],
  Haryana: ['हरियाणा'],
  'Himachal Pradesh': ['हिमाचल प्रदेश', 'हिमाचल'],
  Jharkhand: ['झारखंड'],
  Karnataka: ['कर्नाटक'],
  Kerala: ['केरल', 'केरला'],
  'Madhya Pradesh': ['मध्य प्रदेश', 'मध्यप्रदेश'],
  Maharashtra: ['महाराष्ट्र'],
  Manipur: ['मणिपुर'],
  Meghalaya: ['मेघालय'],
  Mizoram: ['मिज़ोरम'],
  Nagaland: ['नागालैंड'],
  Odisha: ['ओडिशा', 'उड़ीसा'],
  Punjab: ['पंजाब'],
  Rajasthan: ['राजस्थान'],
  Sikkim: ['सिक्किम'],
  'Tamil Nadu': ['तमिलनाडु', 'तमिल नाडु'],
  Telangana: ['तेलंगाना', 'तेलंगण'],
  Tripura: ['त्रिपुरा'],
  'Uttar Pradesh': ['उत्तर प्रदेश'],
  Uttarakhand: ['उत्तराखंड'],
  'West Bengal': ['पश्चिम बंगाल', 'बंगाल'],
  'Andaman and Nicobar Islands': [
    'अंडमान और निकोबार द्वीपसमूह',
    'अंडमान और निकोबार द्वीप समूह',
    'अंडमान और निकोबार',
    'अंडमान',
  ],
  Chandigarh: ['चंडीगढ़'],
  'Dadra and Nagar Haveli and Daman and Diu': ['दादरा और नगर हवेली और दमन और दीव', 'दमन और दीव', 'दमन', 'दीव'],
  Delhi: ['दिल्ली', 'नई दिल्ली'],
  'Jammu and Kashmir': ['जम्मू और कश्मीर', 'जम्मू कश्मीर', 'जम्मू', 'कश्मीर'],
  Ladakh: ['लद्दाख'],
  Lakshadweep: ['लक्षद्वीप'],
  Puducherry: ['पुदुच्चेरी', 'पुडुचेरी', 'पांडिचेरी'],
};

const NUKTA = /\u093C/g;
const NASAL_BEFORE_CONSONANT = /[ङञणनम]\u094D(?=[क-म])/g;

/** Hindi without what is spelled now so, now so: the dot below a letter (ड़, ड), and a nasal before a consonant (ण्ड, ंड). */
const plainHindi = (text: string) =>
  text.normalize('NFC').replace(NUKTA, '').replace(NASAL_BEFORE_CONSONANT, '\u0902');

const STATES_BY_HINDI_NAME = new Map(
  STATES.flatMap((state) => HINDI_NAMES[state].map((name) => [plainHindi(name), state] as const)),
);

const NAMES = new Map<string, State>([
  ...STATES_BY_HINDI_NAME,
  ...Object.entries(OTHER_NAMES),
  ...STATES.map((state) => [state.toLowerCase(), state] as const),
]);

/** Abbreviations of states that are no words. */
const ABBREVIATIONS: Record<string, State> = {
  ap: 'Andhra Pradesh',
  hp: 'Himachal Pradesh',
  'j and k': 'Jammu and Kashmir',
  mh: 'Maharashtra',
  mp: 'Madhya Pradesh',
  tn: 'Tamil Nadu',
  up: 'Uttar Pradesh',
  wb: 'West Bengal',
};

/** Districts and towns by name, without the names that two states have. */
function readDistricts(): Map<string, State> {
  const found = new Map<string, State | null>();
  for (const state of STATES) {
    for (const written of DISTRICTS_AND_TOWNS[state].split(/[,;]/)) {
      const name = written.trim().toLowerCase();
      if (name === '') continue;
      const other = found.get(name);
      found.set(name, other === undefined || other === state ? state : null);
    }
  }
  return new Map([...found].filter((entry): entry is [string, State] => entry[1] !== null));
}

const ALL_PLACES = new Map<string, State>([...readDistricts(), ...Object.entries(ABBREVIATIONS), ...NAMES]);

/** Splits a written location at its commas and the like, in lower case and without PIN codes. */
const partsOf = (location: string) =>
  location
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[,;/()\n–—-]+/)
    .map((part) =>
      part
        .replace(/\d{3} ?\d{3}/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );

/** Finds the first known one of the parts, from the last part back. */
function lastKnown(location: string, look: (part: string) => State | undefined): State | null {
  for (const part of partsOf(location).toReversed()) {
    const state = look(plainHindi(part));
    if (state) return state;
  }
  return null;
}

/** The state or union territory that a text names, directly or by one of its largest cities; null for other texts. */
export const stateNamed = (text: string): State | null => lastKnown(text, (part) => NAMES.get(part));

/** A place that a name stands for: the state itself, or a district or town of it. */
export interface NamedPlace {
  state: State;
  /** True for an own or former name of the state, and for its short forms. */
  isState: boolean;
}

/** The names of states, in all spellings. Those of towns stand beside them in `NAMES`. */
const STATE_NAMES = new Set<string>([
  ...STATES.map((state) => state.toLowerCase()),
  ...STATES_BY_HINDI_NAME.keys(),
  ...Object.keys(ABBREVIATIONS),
  ...['new delhi', 'orissa', 'uttaranchal', 'chattisgarh', 'pondicherry', 'daman', 'diu'],
]);

/** The state, district or town of exactly this name, in English or, of states, in Hindi; null for any other text. */
export function placeNamed(name: string): NamedPlace | null {
  const plain = plainHindi(name.toLowerCase());
  const state = ALL_PLACES.get(plain);
  return state ? { state, isState: STATE_NAMES.has(plain) } : null;
}

/** Words that say what kind of place a name is, or that it is in India. */
const KIND_OF_PLACE =
  /\b(district|dist|distt|zilla|zila|jilla|jila|taluka|taluk|tehsil|tahsil|mandal|block|city|town|rural|urban|india)\b/g;

/** Shortest name that is found behind other words: "Kaun Una" need not be in Una. */
const NAME_BEHIND_WORDS_MIN = 4;

/** The state of a place such as "pune district" or "mg road bengaluru": the name can have words before it. */
function stateOfPlace(part: string): State | undefined {
  const plain = part.replace(/\b([a-z])\./g, '$1').replaceAll('.', ' ');
  const words = plain.replace(KIND_OF_PLACE, ' ').trim().split(/\s+/);
  for (let from = 0; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    const state = ALL_PLACES.get(name);
    if (state && (from === 0 || name.length >= NAME_BEHIND_WORDS_MIN || name in ABBREVIATIONS)) return state;
  }
  return ALL_PLACES.get(part);
}

/**
 * The state or union territory that a written location lies in, by its state, district or town, or null when it names
 * none that we know. Reads from the last comma-separated part back, so that "Delhi Road, Ranchi, Jharkhand" is in
 * Jharkhand. A district of a name that two states have tells nothing.
 */
export const stateOfLocation = (location: string | null | undefined): State | null =>
  location ? lastKnown(location, stateOfPlace) : null;

/**
 * The state in a form after its location was changed: the state of the new location, unless the member has chosen one.
 * @param state the state in the form; '' for none.
 * @param hasChosen true if the member has chosen it by hand.
 */
export const stateAfterMove = (state: string, location: string, hasChosen: boolean): string =>
  hasChosen ? state : (stateOfLocation(location) ?? '');

const DEVANAGARI = /\p{Script=Devanagari}/u;
const HINDI_NAME_WORDS_MAX = 8;

/** A search text in which the Hindi names of states stand in English, as profiles have them: `बिहार schools` is `Bihar schools`. */
export function withStatesInEnglish(text: string): string {
  if (!DEVANAGARI.test(text)) return text;
  const words = text.split(/[\s,-]+/);
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { state, length } = hindiStateAt(words, at);
    result.push(state ?? words[at] ?? '');
    at += length;
  }
  return result.join(' ');
}

/** The state that the words from `at` on name, by the longest name, and of how many words that is. */
function hindiStateAt(words: string[], at: number): { state?: State; length: number } {
  for (let length = HINDI_NAME_WORDS_MAX; length > 0; length -= 1) {
    const state = STATES_BY_HINDI_NAME.get(plainHindi(words.slice(at, at + length).join(' ')));
    if (state) return { state, length: Math.min(length, words.length - at) };
  }
  return { length: 1 };
}
