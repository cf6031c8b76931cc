import { STATES, type State } from './reference-data.ts';

/**
 * Names under which people write a place, to its state: the state capitals and largest cities
 * (Census of India 2011), and former or short names of states.
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

const NAMES = new Map<string, State>([
  ...Object.entries(OTHER_NAMES),
  ...STATES.map((state) => [state.toLowerCase(), state] as const),
]);

/**
 * The state or union territory that a written location lies in, or null when it names none that we know.
 * Reads from the last comma-separated part back, so that "Delhi Road, Ranchi, Jharkhand" is in Jharkhand.
 */
export function stateOfLocation(location: string | null | undefined): State | null {
  if (!location) return null;
  const parts = location
    .toLowerCase()
    .replaceAll('&', 'and')
    .split(/[,;/()\n–—-]+/)
    .map((part) => part.replace(/\d{3} ?\d{3}/, '').trim());
  for (const part of parts.toReversed()) {
    const state = NAMES.get(part);
    if (state) return state;
  }
  return null;
}
