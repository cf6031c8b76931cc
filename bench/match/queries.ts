import type { OrganizationType, State } from '#platform/contract/reference-data.ts';
import type { Topic } from './topics.ts';

/** A query and what it asks for. Grades follow from it and the labels by the rule in `grades.ts`. */
export interface MatchQuery {
  text: string;
  wants: Topic[];
  type?: OrganizationType;
  state?: State;
  verified?: true;
  /** A project or service of at most, or at least, so many lakh rupees. */
  lakhMax?: number;
  lakhMin?: number;
  foundedBefore?: number;
  foundedAfter?: number;
}

const q = (text: string, wants: string, more: Omit<MatchQuery, 'text' | 'wants'> = {}): MatchQuery => ({
  text,
  wants: wants.split(' ') as Topic[],
  ...more,
});
const ngo = 'ngo' as const;
const corporate = 'corporate' as const;

/**
 * Written in one go, with the labels, before the ranking was tried. Every second query, from the second on, belongs to the unseen half:
 * what these find was never looked at one by one, only their mean.
 */
export const QUERIES: MatchQuery[] = [
  // Short words and synonyms.
  q('toilets in schools', 'toilets'),
  q('hospital vans for senior citizens', 'clinics elders'),
  q('kids who work in factories', 'childlabour'),
  q('old age homes', 'elders'),
  q('clean drinking water', 'drinking'),
  q('rainwater harvesting', 'tanks drinking'),
  q('teaching girls to code', 'digital girls'),
  q('day care for babies of construction labourers', 'childcare'),
  q('wheelchairs', 'disability'),
  q('handloom sarees', 'weavers'),
  q('tree planting', 'forests'),
  q('tigers and elephants', 'wildlife'),
  q('garbage recycling', 'waste'),
  q('renewable energy for villages', 'solar'),
  q('pregnant women and safe birth', 'mothers'),
  q('stunting and hunger', 'nutrition'),
  q('quit alcohol and drugs', 'addiction'),
  q('depression and suicide prevention', 'mind'),
  q('vision tests and spectacles', 'eyes'),
  q('sickle cell', 'blood'),
  q('hockey coaching', 'sports'),
  q('cyclone shelters', 'floods'),
  q('emergency food and tents after a disaster', 'relief'),
  q('fishing communities', 'fishers'),
  q('farming without pesticides', 'organic'),
  q('agriculture income', 'farmers'),
  q('microfinance and self help groups', 'women'),
  q('job training for unemployed young people', 'jobs'),
  q('folk painters', 'crafts'),
  q('restoring monuments', 'heritage'),
  q('village libraries', 'reading'),
  q('impact assessment', 'evaluation'),
  q('help with CSR policy and section 135', 'compliance'),
  q('bookkeeping for small charities', 'accounts'),
  q('documentary about our project', 'films'),
  q('software to collect field data', 'digital evaluation'),
  // Sentences with constraints.
  q('verified NGOs teaching girls in Rajasthan', 'girls schools', {
    type: ngo,
    verified: true,
    state: 'Rajasthan',
  }),
  q('NGOs that run mobile clinics in Karnataka', 'clinics', { type: ngo, state: 'Karnataka' }),
  q('non profits for child nutrition in Madhya Pradesh', 'nutrition', { type: ngo, state: 'Madhya Pradesh' }),
  q('trusts working on flood relief in Bihar', 'floods relief', { type: ngo, state: 'Bihar' }),
  q('schools for tribal children in Jharkhand', 'schools childlabour', { state: 'Jharkhand' }),
  q('verified foundations for elder care', 'elders palliative', { type: ngo, verified: true }),
  q('consultants for impact evaluation in Delhi', 'evaluation', { type: 'consultant', state: 'Delhi' }),
  q('service providers for solar in Karnataka', 'solar', { type: 'service_provider', state: 'Karnataka' }),
  q('NGOs for women in Assam', 'women weavers', { type: ngo, state: 'Assam' }),
  q('water projects under 50 lakh in Rajasthan', 'drinking tanks', { lakhMax: 50, state: 'Rajasthan' }),
  q('NGOs with education projects above 1 crore in Maharashtra', 'schools reading', {
    type: ngo,
    lakhMin: 100,
    state: 'Maharashtra',
  }),
  q('organisations founded before 2000 that protect forests', 'forests wildlife', { foundedBefore: 2000 }),
  q('NGOs started after 2010 for sports', 'sports', { type: ngo, foundedAfter: 2010 }),
  q('fishermen welfare in Chennai', 'fishers', { state: 'Tamil Nadu' }),
  q('skill training NGO in Hyderabad', 'jobs', { type: ngo, state: 'Telangana' }),
  q('waste management service provider in Puducherry', 'waste', {
    type: 'service_provider',
    state: 'Puducherry',
  }),
  q('NGOs that work with weavers in Varanasi', 'weavers', { type: ngo, state: 'Uttar Pradesh' }),
  q('mangrove and coast protection in Andhra Pradesh', 'forests floods', { state: 'Andhra Pradesh' }),
  q('disabled persons rehabilitation in Kerala', 'disability palliative', { state: 'Kerala' }),
  q('verified NGO for maternal health in Uttar Pradesh', 'mothers', {
    type: ngo,
    verified: true,
    state: 'Uttar Pradesh',
  }),
  // Hindi, in Latin and Devanagari script.
  q('shiksha ke liye sanstha', 'schools reading girls', { type: ngo }),
  q('गाँव में साफ पानी', 'drinking tanks'),
  q('mahila sashaktikaran', 'women'),
  q('बुजुर्गों की देखभाल', 'elders palliative'),
  q('kisan aur kheti', 'farmers organic'),
  q('राजस्थान में लड़कियों की शिक्षा', 'girls schools', { state: 'Rajasthan' }),
  q('swasthya seva gaon mein', 'clinics mothers'),
  q('दिव्यांग बच्चों के लिए स्कूल', 'disability'),
  q('baadh rahat Bihar', 'floods relief', { state: 'Bihar' }),
  q('बुनकर और हथकरघा', 'weavers'),
  q('kuposhan ke khilaf', 'nutrition'),
  q('पर्यावरण और जंगल', 'forests wildlife'),
  q('khel kud ladkiyon ke liye', 'sports girls'),
  q('रोजगार प्रशिक्षण युवा', 'jobs'),
  // Typing errors.
  q('sanitaton and hygene', 'toilets'),
  q('handlom weavrs', 'weavers'),
  q('palliatve care', 'palliative'),
  q('libraray for chldren', 'reading'),
  q('malnutrtion in Maharastra', 'nutrition', { state: 'Maharashtra' }),
  q('disabilty inclusion', 'disability'),
  q('enviroment forrest', 'forests wildlife'),
  q('womens empowerment in Karnatka', 'women', { state: 'Karnataka' }),
  q('fishermn cooperative', 'fishers'),
  q('scince education', 'science'),
  // NGOs that look for funders.
  q('companies that fund schools in Maharashtra', 'schools science reading', {
    type: corporate,
    state: 'Maharashtra',
  }),
  q('who gives CSR money for drinking water', 'drinking tanks', { type: corporate }),
  q('corporate donors for health care in Odisha', 'clinics mothers nutrition', {
    type: corporate,
    state: 'Odisha',
  }),
  q('looking for a company to sponsor girls sports', 'sports girls', { type: corporate }),
  q('funders for artisans and weavers', 'crafts weavers', { type: corporate }),
  q('we are an NGO and need funding for disability work', 'disability', { type: corporate }),
  q('CSR grants for mangroves and forests', 'forests wildlife', { type: corporate }),
  q('companies supporting farmers in Madhya Pradesh', 'farmers organic tanks', {
    type: corporate,
    state: 'Madhya Pradesh',
  }),
  q('sponsor for creches', 'childcare', { type: corporate }),
  q('companies with projects above 2 crore for education', 'schools science reading', {
    type: corporate,
    lakhMin: 200,
  }),
];
