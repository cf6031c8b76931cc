import type { State } from '#platform/contract/reference-data.ts';

/** A part of India that is no state, as funders name it. */
export interface Region {
  name: string;
  /** Further names, with commas between them. */
  also?: string;
  /** States that lie in it as a whole. */
  states?: State[];
  /** Districts by state, in the spellings of `DISTRICTS_AND_TOWNS`. */
  districts?: Partial<Record<State, string>>;
}

/**
 * Regions by the definition of an authority, where there is one:
 * - administrative divisions of the states (Local Government Directory, lgdirectory.gov.in): Marathwada, Vidarbha (Amravati and
 *   Nagpur), Konkan (without the city of Mumbai), Khandesh (Nashik division without Nashik and Ahilyanagar), Seemanchal (Purnia),
 *   Kosi, Magadh, Santhal Pargana, Chota Nagpur (North and South Chotanagpur), Kolhan, Bastar, Garhwal, Kumaon, Kittur Karnataka
 *   (Belagavi).
 * - Bundelkhand: the 13 districts of the Bundelkhand package of 2009 (Planning Commission), and Niwari, which was part of one.
 * - Western, Central and Eastern Uttar Pradesh: economic regions of the state's planning department.
 * - Kalyana Karnataka: Article 371J of the Constitution. North East: North Eastern Council Act. NCR: NCR Planning Board.
 * - KBK: the eight districts of the KBK plan of Odisha. Bodoland: the accord of 2020.
 * - North Telangana: what became of the districts Adilabad, Karimnagar, Nizamabad and Warangal in 2016.
 * - The others have no official border: districts that both the states' gazetteers and common use count in. Malwa is the name of
 *   a region of Madhya Pradesh and of one of Punjab.
 */
export const REGIONS: Region[] = [
  {
    name: 'Marathwada',
    also: 'marathvada, मराठवाड़ा, मराठवाडा',
    districts: {
      Maharashtra: `Aurangabad, Chhatrapati Sambhajinagar, Chhatrapati Sambhaji Nagar, Sambhajinagar, Jalna, Beed, Latur,
        Osmanabad, Dharashiv, Nanded, Parbhani, Hingoli`,
    },
  },
  {
    name: 'Vidarbha',
    also: 'vidharbha, विदर्भ',
    districts: {
      Maharashtra: `Akola, Amravati, Buldhana, Buldana, Washim, Yavatmal, Bhandara, Chandrapur, Gadchiroli, Gondia, Nagpur,
        Wardha, Melghat`,
    },
  },
  {
    name: 'Konkan',
    also: 'kokan, कोंकण',
    districts: { Maharashtra: 'Palghar, Thane, Raigad, Ratnagiri, Sindhudurg' },
  },
  { name: 'Khandesh', also: 'खानदेश', districts: { Maharashtra: 'Jalgaon, Dhule, Nandurbar' } },
  {
    name: 'Western Maharashtra',
    also: 'west maharashtra, paschim maharashtra',
    districts: { Maharashtra: 'Pune, Satara, Sangli, Solapur, Sholapur, Kolhapur' },
  },
  {
    name: 'Bundelkhand',
    also: 'bundelkhand region, बुंदेलखंड, बुन्देलखण्ड',
    districts: {
      'Uttar Pradesh': 'Jhansi, Jalaun, Lalitpur, Hamirpur, Mahoba, Banda, Chitrakoot',
      'Madhya Pradesh': 'Datia, Tikamgarh, Niwari, Chhatarpur, Panna, Damoh, Sagar',
    },
  },
  {
    name: 'Western Uttar Pradesh',
    also: 'western up, west up, west uttar pradesh, paschimi uttar pradesh, पश्चिमी उत्तर प्रदेश',
    districts: {
      'Uttar Pradesh': `Agra, Aligarh, Amroha, Auraiya, Baghpat, Bareilly, Bijnor, Budaun, Badaun, Bulandshahr, Bulandshahar,
        Etah, Etawah, Farrukhabad, Firozabad, Gautam Buddha Nagar, Gautam Buddh Nagar, Ghaziabad, Hapur, Hathras, Kannauj,
        Kasganj, Mainpuri, Mathura, Meerut, Moradabad, Muzaffarnagar, Pilibhit, Rampur, Saharanpur, Sambhal, Shahjahanpur,
        Shamli, Greater Noida`,
    },
  },
  {
    name: 'Central Uttar Pradesh',
    also: 'central up',
    districts: {
      'Uttar Pradesh': `Barabanki, Fatehpur, Hardoi, Kanpur Dehat, Kanpur Nagar, Lakhimpur Kheri, Kheri, Lucknow, Raebareli,
        Rae Bareli, Sitapur, Unnao`,
    },
  },
  {
    name: 'Eastern Uttar Pradesh',
    also: 'purvanchal, poorvanchal, eastern up, east up, east uttar pradesh, पूर्वांचल, पूर्वी उत्तर प्रदेश',
    districts: {
      'Uttar Pradesh': `Ambedkar Nagar, Amethi, Ayodhya, Faizabad, Azamgarh, Bahraich, Ballia, Balrampur, Basti, Bhadohi,
        Sant Ravidas Nagar, Chandauli, Deoria, Ghazipur, Gonda, Gorakhpur, Jaunpur, Kaushambi, Kushinagar, Maharajganj, Mau,
        Mirzapur, Pratapgarh, Prayagraj, Sant Kabir Nagar, Shravasti, Siddharthnagar, Siddharth Nagar, Sonbhadra, Sultanpur,
        Varanasi, Banaras, Benares`,
    },
  },
  {
    name: 'Terai',
    also: 'tarai, तराई',
    districts: {
      'Uttar Pradesh': `Pilibhit, Lakhimpur Kheri, Kheri, Bahraich, Shravasti, Balrampur, Siddharthnagar, Siddharth Nagar,
        Maharajganj`,
      Uttarakhand: 'Udham Singh Nagar',
    },
  },
  {
    name: 'Garhwal',
    also: 'गढ़वाल',
    districts: {
      Uttarakhand: `Chamoli, Dehradun, Dehra Dun, Haridwar, Hardwar, Pauri Garhwal, Pauri, Rudraprayag, Tehri Garhwal, Tehri,
        Uttarkashi`,
    },
  },
  {
    name: 'Kumaon',
    also: 'kumaun, कुमाऊं, कुमाऊँ',
    districts: { Uttarakhand: 'Almora, Bageshwar, Champawat, Nainital, Pithoragarh, Udham Singh Nagar' },
  },
  {
    name: 'Mithila',
    also: 'mithilanchal, मिथिला, मिथिलांचल',
    districts: {
      Bihar: `Darbhanga, Madhubani, Samastipur, Sitamarhi, Sheohar, Muzaffarpur, Vaishali, Begusarai, Saharsa, Supaul,
        Madhepura`,
    },
  },
  {
    name: 'Seemanchal',
    also: 'simanchal, सीमांचल',
    districts: { Bihar: 'Araria, Katihar, Kishanganj, Purnia, Purnea' },
  },
  { name: 'Kosi', also: 'koshi, kosi region, कोसी', districts: { Bihar: 'Saharsa, Supaul, Madhepura' } },
  { name: 'Magadh', also: 'मगध', districts: { Bihar: 'Gaya, Nawada, Aurangabad, Jehanabad, Arwal' } },
  {
    name: 'Santhal Pargana',
    also: 'santhal parganas, santal pargana, santal parganas, संथाल परगना',
    districts: { Jharkhand: 'Deoghar, Dumka, Godda, Jamtara, Pakur, Sahibganj, Sahebganj' },
  },
  {
    name: 'Chota Nagpur',
    also: 'chhota nagpur, chotanagpur, chhotanagpur, छोटा नागपुर, छोटानागपुर',
    districts: {
      Jharkhand: `Bokaro, Chatra, Dhanbad, Giridih, Hazaribagh, Hazaribag, Koderma, Kodarma, Ramgarh, Ranchi, Khunti, Gumla,
        Lohardaga, Simdega`,
    },
  },
  {
    name: 'Kolhan',
    also: 'कोल्हान',
    districts: {
      Jharkhand: `East Singhbhum, Purbi Singhbhum, West Singhbhum, Pashchimi Singhbhum, Seraikela Kharsawan,
        Saraikela Kharsawan`,
    },
  },
  {
    name: 'Bastar',
    also: 'bastar division, bastar region, बस्तर',
    districts: { Chhattisgarh: 'Bastar, Bijapur, Dantewada, Kanker, Kondagaon, Narayanpur, Sukma' },
  },
  {
    name: 'Malwa',
    also: 'malwa region, मालवा',
    districts: {
      'Madhya Pradesh':
        'Agar Malwa, Dewas, Dhar, Indore, Mandsaur, Neemuch, Rajgarh, Ratlam, Sehore, Shajapur, Ujjain',
      Punjab: `Barnala, Bathinda, Bhatinda, Faridkot, Fatehgarh Sahib, Fazilka, Ferozepur, Firozpur, Ludhiana, Malerkotla, Mansa,
        Moga, Muktsar, Sri Muktsar Sahib, Patiala, Rupnagar, Ropar, Sangrur`,
    },
  },
  {
    name: 'Nimar',
    also: 'निमाड़',
    districts: { 'Madhya Pradesh': 'Barwani, Burhanpur, Khandwa, East Nimar, Khargone, West Nimar' },
  },
  {
    name: 'Baghelkhand',
    also: 'bagelkhand, बघेलखंड',
    districts: {
      'Madhya Pradesh': 'Rewa, Satna, Sidhi, Singrauli, Shahdol, Anuppur, Umaria, Maihar, Mauganj',
    },
  },
  { name: 'Chambal', also: 'चंबल', districts: { 'Madhya Pradesh': 'Morena, Bhind, Sheopur' } },
  {
    name: 'Saurashtra',
    also: 'kathiawar, सौराष्ट्र',
    districts: {
      Gujarat: `Amreli, Bhavnagar, Botad, Devbhumi Dwarka, Gir Somnath, Jamnagar, Junagadh, Morbi, Porbandar, Rajkot,
        Surendranagar`,
    },
  },
  {
    name: 'Kutch',
    also: 'kachchh, kachh, rann of kutch, कच्छ',
    districts: { Gujarat: 'Kutch, Kachchh, Bhuj, Gandhidham, Mundra' },
  },
  {
    name: 'Marwar',
    also: 'मारवाड़',
    districts: { Rajasthan: 'Balotra, Barmer, Jaisalmer, Jalore, Jalor, Jodhpur, Nagaur, Pali, Phalodi' },
  },
  {
    name: 'Mewar',
    also: 'मेवाड़',
    districts: { Rajasthan: 'Bhilwara, Chittorgarh, Chittaurgarh, Rajsamand, Salumbar, Udaipur' },
  },
  { name: 'Shekhawati', also: 'शेखावाटी', districts: { Rajasthan: 'Churu, Jhunjhunu, Sikar' } },
  { name: 'Vagad', also: 'wagad, vagar, वागड़', districts: { Rajasthan: 'Banswara, Dungarpur' } },
  { name: 'Hadoti', also: 'hadauti, हाड़ौती', districts: { Rajasthan: 'Baran, Bundi, Jhalawar, Kota' } },
  {
    name: 'Rayalaseema',
    also: 'rayalseema, rayalaseema region',
    districts: {
      'Andhra Pradesh': `Anantapur, Ananthapuramu, Annamayya, Chittoor, Kadapa, Cuddapah, Kurnool, Nandyal, Sri Sathya Sai,
        Tirupati`,
    },
  },
  {
    name: 'North Andhra',
    also: 'uttarandhra, uttar andhra, northern andhra',
    districts: {
      'Andhra Pradesh': `Alluri Sitharama Raju, Anakapalli, Parvathipuram Manyam, Srikakulam, Visakhapatnam, Vizag,
        Vizianagaram`,
    },
  },
  {
    name: 'North Telangana',
    also: 'northern telangana',
    districts: {
      Telangana: `Adilabad, Kumuram Bheem Asifabad, Komaram Bheem, Asifabad, Mancherial, Nirmal, Karimnagar, Jagtial, Jagitial,
        Peddapalli, Rajanna Sircilla, Sircilla, Nizamabad, Kamareddy, Warangal, Hanumakonda, Hanamkonda, Jangaon,
        Jayashankar Bhupalpally, Bhupalpally, Mahabubabad, Mulugu`,
    },
  },
  {
    name: 'Palamoor',
    also: 'palamuru',
    districts: {
      Telangana: `Mahabubnagar, Mahbubnagar, Nagarkurnool, Wanaparthy, Jogulamba Gadwal, Gadwal, Narayanpet`,
    },
  },
  {
    name: 'Kalyana Karnataka',
    also: 'kalyan karnataka, hyderabad karnataka',
    districts: {
      Karnataka: 'Ballari, Bellary, Bidar, Kalaburagi, Gulbarga, Koppal, Raichur, Vijayanagara, Yadgir',
    },
  },
  {
    name: 'Kittur Karnataka',
    also: 'bombay karnataka, mumbai karnataka',
    districts: {
      Karnataka: `Bagalkot, Bagalkote, Belagavi, Belgaum, Bijapur, Vijayapura, Dharwad, Dharwar, Gadag, Haveri,
        Uttara Kannada`,
    },
  },
  {
    name: 'Malnad',
    also: 'malenadu, malanad',
    districts: {
      Karnataka: 'Chikkamagaluru, Chikmagalur, Hassan, Kodagu, Coorg, Shivamogga, Shimoga, Uttara Kannada',
    },
  },
  {
    name: 'Malabar',
    also: 'north kerala, northern kerala',
    districts: {
      Kerala:
        'Kannur, Cannanore, Kasaragod, Kasargod, Kozhikode, Calicut, Malappuram, Palakkad, Palghat, Wayanad',
    },
  },
  {
    name: 'Cauvery delta',
    also: 'kaveri delta',
    districts: {
      'Tamil Nadu': 'Mayiladuthurai, Nagapattinam, Thanjavur, Tanjore, Tiruvarur, Thiruvarur',
    },
  },
  {
    name: 'KBK',
    also: 'kbk districts, kbk region, kalahandi balangir koraput',
    districts: {
      Odisha:
        'Balangir, Bolangir, Kalahandi, Koraput, Malkangiri, Nabarangpur, Nuapada, Rayagada, Subarnapur, Sonepur',
    },
  },
  {
    name: 'North Bengal',
    also: 'northern bengal, uttar banga, dooars',
    districts: {
      'West Bengal': `Alipurduar, Cooch Behar, Coochbehar, Dakshin Dinajpur, Darjeeling, Jalpaiguri, Kalimpong, Malda, Maldah,
        Uttar Dinajpur`,
    },
  },
  {
    name: 'Jangalmahal',
    also: 'jangal mahal, junglemahal, jungle mahal',
    districts: { 'West Bengal': 'Bankura, Jhargram, Paschim Medinipur, West Midnapore, Purulia' },
  },
  {
    name: 'Barak Valley',
    districts: { Assam: 'Cachar, Hailakandi, Karimganj, Sribhumi, Silchar' },
  },
  {
    name: 'Bodoland',
    also: 'btr, btad',
    districts: { Assam: 'Baksa, Chirang, Kokrajhar, Tamulpur, Udalguri' },
  },
  {
    name: 'North East',
    also: `northeast, north east india, northeast india, north eastern india, north eastern states, northeastern states,
      north eastern, northeastern, northeast states, north east states, north east region, seven sisters, purvottar, poorvottar,
      पूर्वोत्तर, पूर्वोत्तर भारत`,
    states: [
      'Arunachal Pradesh',
      'Assam',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Sikkim',
      'Tripura',
    ],
  },
  {
    name: 'South India',
    also: 'southern india, south indian, southern states, दक्षिण भारत',
    states: ['Andhra Pradesh', 'Karnataka', 'Kerala', 'Tamil Nadu', 'Telangana', 'Puducherry'],
  },
  {
    name: 'NCR',
    also: 'delhi ncr, ncr delhi, ncr region, national capital region, एनसीआर, दिल्ली एनसीआर',
    states: ['Delhi'],
    districts: {
      Haryana: `Bhiwani, Charkhi Dadri, Faridabad, Gurugram, Gurgaon, Jhajjar, Jind, Karnal, Mahendragarh, Nuh, Mewat, Palwal,
        Panipat, Rewari, Rohtak, Sonipat, Sonepat`,
      'Uttar Pradesh': `Baghpat, Bulandshahr, Bulandshahar, Gautam Buddha Nagar, Gautam Buddh Nagar, Ghaziabad, Hapur, Meerut,
        Muzaffarnagar, Shamli, Greater Noida`,
      Rajasthan: 'Alwar, Bharatpur, Deeg, Khairthal Tijara',
    },
  },
];
