import type { State } from './reference-data.ts';

/**
 * Hindi and Marathi names of districts and towns that have one name in English, behind a colon; commas stand between names, semicolons
 * between places. What `CITIES` has is not repeated. Names that are also ordinary words are in `HINDI_WORDS_AND_PLACES`.
 */
export const HINDI_PLACES: Partial<Record<State, string>> = {
  Assam: `Dibrugarh: डिब्रूगढ़; Silchar: सिलचर; Jorhat: जोरहाट; Tezpur: तेजपुर; Barpeta: बारपेटा; Dhubri: धुबरी; Goalpara: गोवालपाड़ा`,
  Bihar: `Vaishali: वैशाली; Hajipur: हाजीपुर; Saran: सारण; Siwan: सीवान, सिवान; Gopalganj: गोपालगंज; Rohtas: रोहतास; Bhojpur: भोजपुर;
    Buxar: बक्सर; Nalanda: नालंदा, नालन्दा; Saharsa: सहरसा; Supaul: सुपौल; Madhepura: मधेपुरा; Khagaria: खगड़िया; Sasaram: सासाराम;
    Bihar Sharif: बिहार शरीफ, बिहारशरीफ; Motihari: मोतिहारी; Bettiah: बेतिया; Jehanabad: जहानाबाद; Arwal: अरवल; Kaimur: कैमूर;
    Lakhisarai: लखीसराय; Sheikhpura: शेखपुरा; Sheohar: शिवहर; Aurangabad: औरंगाबाद; Rajgir: राजगीर`,
  Chhattisgarh: `Korba: कोरबा; Raigarh: रायगढ़; Rajnandgaon: राजनांदगांव, राजनांदगाँव, राजनंदगांव; Kanker: कांकेर; Sukma: सुकमा;
    Narayanpur: नारायणपुर; Jagdalpur: जगदलपुर; Ambikapur: अंबिकापुर, अम्बिकापुर; Dhamtari: धमतरी; Mahasamund: महासमुंद;
    Jashpur: जशपुर; Kondagaon: कोंडागांव; Balod: बालोद; Bemetara: बेमेतरा; Mungeli: मुंगेली; Surajpur: सूरजपुर; Gariaband: गरियाबंद;
    Baloda Bazar: बलौदा बाजार; Bastar: बस्तर; Koriya: कोरिया; Sarangarh Bilaigarh: सारंगढ़ बिलाईगढ़;
    Gaurela Pendra Marwahi: गौरेला पेंड्रा मरवाही; Khairagarh Chhuikhadan Gandai: खैरागढ़ छुईखदान गंडई;
    Mohla Manpur Ambagarh Chowki: मोहला मानपुर अंबागढ़ चौकी; Bijapur: बीजापुर`,
  Gujarat: `Bhuj: भुज; Navsari: नवसारी; Valsad: वलसाड; Junagadh: जूनागढ़; Amreli: अमरेली; Patan: पाटन; Kheda: खेड़ा;
    Dwarka: द्वारका; Porbandar: पोरबंदर; Surendranagar: सुरेंद्रनगर; Morbi: मोरबी; Botad: बोटाद; Godhra: गोधरा; Vapi: वापी;
    Gir Somnath: गिर सोमनाथ; Mahisagar: महीसागर; Anand: आणंद`,
  Haryana: `Karnal: करनाल; Kaithal: कैथल; Kurukshetra: कुरुक्षेत्र; Jind: जींद; Sirsa: सिरसा; Rewari: रेवाड़ी; Bhiwani: भिवानी; Palwal: पलवल;
    Panchkula: पंचकूला; Jhajjar: झज्जर; Fatehabad: फतेहाबाद; Mahendragarh: महेंद्रगढ़; Charkhi Dadri: चरखी दादरी`,
  'Himachal Pradesh': `Kangra: कांगड़ा; Kullu: कुल्लू; Chamba: चंबा, चम्बा; Solan: सोलन; Manali: मनाली; Kinnaur: किन्नौर; Hamirpur: हमीरपुर;
    Bilaspur: बिलासपुर`,
  Jharkhand: `Giridih: गिरिडीह; Palamu: पलामू; Garhwa: गढ़वा; Latehar: लातेहार; Chatra: चतरा; Ramgarh: रामगढ़; Pakur: पाकुड़; Godda: गोड्डा;
    Jamtara: जामताड़ा; Lohardaga: लोहरदगा; Chaibasa: चाईबासा`,
  'Jammu and Kashmir': `Anantnag: अनंतनाग; Baramulla: बारामूला; Udhampur: उधमपुर; Kathua: कठुआ; Pulwama: पुलवामा; Rajouri: राजौरी;
    Poonch: पुंछ; Kupwara: कुपवाड़ा; Doda: डोडा`,
  'Madhya Pradesh': `Rewa: रीवा; Chhatarpur: छतरपुर; Tikamgarh: टीकमगढ़; Damoh: दमोह; Shahdol: शहडोल; Singrauli: सिंगरौली; Mandla: मंडला,
    मण्डला; Balaghat: बालाघाट; Seoni: सिवनी; Betul: बैतूल; Barwani: बड़वानी; Ratlam: रतलाम; Mandsaur: मंदसौर; Neemuch: नीमच; Dewas: देवास;
    Shajapur: शाजापुर; Vidisha: विदिशा; Raisen: रायसेन; Sehore: सीहोर; Shivpuri: शिवपुरी; Datia: दतिया; Bhind: भिंड, भिण्ड; Morena: मुरैना;
    Sheopur: श्योपुर; Katni: कटनी; Umaria: उमरिया; Anuppur: अनूपपुर; Dindori: डिंडोरी; Alirajpur: अलीराजपुर; Burhanpur: बुरहानपुर;
    Harda: हरदा; Narsinghpur: नरसिंहपुर; Rajgarh: राजगढ़; Ashoknagar: अशोकनगर; Agar Malwa: आगर मालवा; Niwari: निवाड़ी; Maihar: मैहर;
    Mauganj: मऊगंज; Pandhurna: पांढुर्ना`,
  Maharashtra: `Satara: सतारा, सातारा; Sangli: सांगली; Beed: बीड; Akola: अकोला; Chandrapur: चंद्रपुर, चन्द्रपुर; Yavatmal: यवतमाल, यवतमाळ;
    Ratnagiri: रत्नागिरी, रत्नागिरि; Sindhudurg: सिंधुदुर्ग; Dhule: धुले, धुळे; Parbhani: परभणी; Hingoli: हिंगोली; Washim: वाशिम; Bhandara: भंडारा;
    Jalgaon: जलगांव, जळगाव, जलगाँव; Malegaon: मालेगांव, मालेगाव; Ulhasnagar: उल्हासनगर; Raigad: रायगड; Mumbai Suburban: मुंबई उपनगर;
    Mumbai City: मुंबई शहर; Panvel: पनवेल; Kalyan: कल्याण; Shirdi: शिरडी; Pandharpur: पंढरपुर, पंढरपूर; Baramati: बारामती;
    Lonavala: लोनावला, लोणावळा; Bhiwandi: भिवंडी; Pimpri Chinchwad: पिंपरी चिंचवड`,
  Odisha: `Mayurbhanj: मयूरभंज; Ganjam: गंजम, गंजाम; Kandhamal: कंधमाल; Sundargarh: सुंदरगढ़; Bhadrak: भद्रक; Rayagada: रायगड़ा;
    Malkangiri: मलकानगिरी; Nuapada: नुआपड़ा; Bargarh: बरगढ़; Jajpur: जाजपुर; Jharsuguda: झारसुगुड़ा; Dhenkanal: ढेंकानाल`,
  Punjab: `Hoshiarpur: होशियारपुर; Gurdaspur: गुरदासपुर; Sangrur: संगरूर; Kapurthala: कपूरथला; Pathankot: पठानकोट; Faridkot: फरीदकोट;
    Barnala: बरनाला; Tarn Taran: तरनतारन, तरन तारन; Fazilka: फाजिल्का; Malerkotla: मलेरकोटला`,
  Rajasthan: `Kota: कोटा; Sikar: सीकर; Jhunjhunu: झुंझुनू, झुंझुनूं; Bharatpur: भरतपुर; Bhilwara: भीलवाड़ा; Tonk: टोंक; Dausa: दौसा; Nagaur: नागौर;
    Churu: चूरू, चुरू; Bundi: बूंदी, बूँदी; Jhalawar: झालावाड़; Karauli: करौली; Sawai Madhopur: सवाई माधोपुर; Sirohi: सिरोही;
    Rajsamand: राजसमंद; Baran: बारां; Hanumangarh: हनुमानगढ़; Pratapgarh: प्रतापगढ़; Phalodi: फलोदी, फलौदी; Balotra: बालोतरा;
    Beawar: ब्यावर; Pushkar: पुष्कर; Mount Abu: माउंट आबू; Didwana Kuchaman: डीडवाना कुचामन; Khairthal Tijara: खैरथल तिजारा;
    Kotputli Behror: कोटपूतली बहरोड़`,
  'Tamil Nadu': `Salem: सेलम; Tirunelveli: तिरुनेलवेली; Vellore: वेल्लोर; Erode: इरोड; Rameswaram: रामेश्वरम`,
  'Andhra Pradesh': `Chittoor: चित्तूर; Srikakulam: श्रीकाकुलम; Kakinada: काकीनाडा`,
  Telangana: `Nizamabad: निजामाबाद; Karimnagar: करीमनगर; Khammam: खम्मम; Secunderabad: सिकंदराबाद; Adilabad: आदिलाबाद`,
  Karnataka: `Raichur: रायचूर; Bidar: बीदर; Udupi: उडुपी; Mandya: मांड्या; Hassan: हासन; Kolar: कोलार`,
  Kerala: `Ernakulam: एर्नाकुलम; Kottayam: कोट्टायम; Malappuram: मलप्पुरम; Idukki: इडुक्की`,
  'Uttar Pradesh': `Moradabad: मुरादाबाद; Saharanpur: सहारनपुर; Firozabad: फिरोजाबाद; Azamgarh: आजमगढ़; Jaunpur: जौनपुर; Ghazipur: गाजीपुर;
    Ballia: बलिया; Mirzapur: मिर्जापुर; Pratapgarh: प्रतापगढ़; Sultanpur: सुल्तानपुर; Amethi: अमेठी; Barabanki: बाराबंकी; Sitapur: सीतापुर;
    Hardoi: हरदोई; Unnao: उन्नाव; Pilibhit: पीलीभीत; Shahjahanpur: शाहजहांपुर, शाहजहाँपुर; Rampur: रामपुर; Sambhal: संभल, सम्भल;
    Bijnor: बिजनौर; Muzaffarnagar: मुजफ्फरनगर; Shamli: शामली; Baghpat: बागपत; Hapur: हापुड़; Mainpuri: मैनपुरी;
    Etawah: इटावा; Auraiya: औरैया; Kannauj: कन्नौज; Farrukhabad: फर्रुखाबाद, फर्रूखाबाद; Jalaun: जालौन; Hamirpur: हमीरपुर; Mahoba: महोबा;
    Chitrakoot: चित्रकूट; Lalitpur: ललितपुर; Deoria: देवरिया; Kushinagar: कुशीनगर; Maharajganj: महराजगंज, महाराजगंज; Gonda: गोंडा,
    गोण्डा; Balrampur: बलरामपुर; Fatehpur: फतेहपुर; Kaushambi: कौशांबी, कौशाम्बी; Sant Kabir Nagar: संत कबीर नगर; Ambedkar Nagar: अंबेडकर नगर,
    अंबेडकरनगर; Greater Noida: ग्रेटर नोएडा; Vrindavan: वृंदावन; Kanpur Dehat: कानपुर देहात; Kanpur Nagar: कानपुर नगर`,
  Uttarakhand: `Almora: अल्मोड़ा; Chamoli: चमोली; Uttarkashi: उत्तरकाशी; Pithoragarh: पिथौरागढ़; Rudraprayag: रुद्रप्रयाग; Bageshwar: बागेश्वर;
    Champawat: चंपावत, चम्पावत; Udham Singh Nagar: ऊधम सिंह नगर, उधम सिंह नगर; Haldwani: हल्द्वानी; Roorkee: रुड़की; Mussoorie: मसूरी;
    Kashipur: काशीपुर; Joshimath: जोशीमठ`,
  'West Bengal': `Durgapur: दुर्गापुर; Asansol: आसनसोल; Murshidabad: मुर्शिदाबाद; Purulia: पुरुलिया; Bankura: बांकुड़ा, बाँकुड़ा; Birbhum: बीरभूम,
    वीरभूम; Jalpaiguri: जलपाईगुड़ी; Nadia: नदिया; Kharagpur: खड़गपुर; Haldia: हल्दिया; Kalimpong: कालिम्पोंग; Alipurduar: अलीपुरद्वार;
    Jhargram: झाड़ग्राम; North 24 Parganas: उत्तर 24 परगना; South 24 Parganas: दक्षिण 24 परगना`,
};

/** Hindi names of places that are also ordinary words ("edge", "market", "went"): places only where a location is written. */
export const HINDI_WORDS_AND_PLACES: Record<string, State> = {
  गया: 'Bihar',
  बांका: 'Bihar',
  दुर्ग: 'Chhattisgarh',
  नर्मदा: 'Gujarat',
  मंडी: 'Himachal Pradesh',
  ऊना: 'Himachal Pradesh',
  सागर: 'Madhya Pradesh',
  सीधी: 'Madhya Pradesh',
  पन्ना: 'Madhya Pradesh',
  धार: 'Madhya Pradesh',
  गुना: 'Madhya Pradesh',
  पुरी: 'Odisha',
  मोगा: 'Punjab',
  पाली: 'Rajasthan',
  मऊ: 'Uttar Pradesh',
  बांदा: 'Uttar Pradesh',
  बस्ती: 'Uttar Pradesh',
  एटा: 'Uttar Pradesh',
  आरा: 'Bihar',
};
