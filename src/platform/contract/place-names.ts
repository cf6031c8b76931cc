import type { State } from './reference-data.ts';

/**
 * Further names of the states and union territories: former and short ones, and spellings that people often write, in English
 * and Hindi. Commas stand between them.
 */
export const STATE_SPELLINGS: Record<State, string> = {
  'Andhra Pradesh': `Andhra, Andhrapradesh, Andra Pradesh, Andhra Pardesh, आंध्र प्रदेश, आंध्र, आंध्रप्रदेश, ఆంధ్రప్రదేశ్, ఆంధ్ర ప్రదేశ్`,
  'Arunachal Pradesh': `Arunachal, Arunachalpradesh, Arunachal Pardesh, अरुणाचल प्रदेश, अरुणाचल, Arunanchal Pradesh, Arunachal Pradsh`,
  Assam: `Asom, Asam, Assaam, असम, आसाम, অসম, আসাম`,
  Bihar: `Behar, Bihaar, बिहार`,
  Chhattisgarh: `Chattisgarh, Chhatisgarh, Chatisgarh, Chhattisgad, Chattisgad, Chhatishgarh, Chattishgarh, Chhattishgarh, छत्तीसगढ़`,
  Goa: `गोवा`,
  Gujarat: `Gujrat, Gujurat, Gujraat, Gujarath, गुजरात, Gujrath, ગુજરાત`,
  Haryana: `Hariyana, Harayana, Haryanna, हरियाणा`,
  'Himachal Pradesh': `Himachal, Himachalpradesh, Himanchal, Himanchal Pradesh, Himachal Pardesh, हिमाचल प्रदेश, हिमाचल, हिमाचलप्रदेश, Himachel Pradesh, Himachal Pradsh`,
  Jharkhand: `Jharkand, Jarkhand, Jharkhant, Jhaarkhand, झारखंड, Zarkhand`,
  Karnataka: `Karnatka, Karnatak, Karanataka, Karnathaka, Carnataka, कर्नाटक, ಕರ್ನಾಟಕ`,
  Kerala: `Keralam, Kerela, Keral, केरल, केरला, കേരളം, കേരള`,
  'Madhya Pradesh': `Madhyapradesh, Madya Pradesh, Madhya Pardesh, Madhy Pradesh, मध्य प्रदेश, मध्यप्रदेश`,
  Maharashtra: `Maharastra, Maharasthra, Maharashthra, Maharshtra, Maharashra, Maharashtr, Mharashtra, महाराष्ट्र, Maharastha, Mahrashtra, Maharahstra`,
  Manipur: `मणिपुर, মণিপুর, Manipoor`,
  Meghalaya: `Megalaya, Meghalya, मेघालय, Meghalay`,
  Mizoram: `Mizorum, मिज़ोरम`,
  Nagaland: `Nagalend, नागालैंड`,
  Odisha: `Orissa, Odissa, Orrisa, Orisa, Orisha, Udisha, ओडिशा, उड़ीसा, Odhisha, Utkal, ଓଡ଼ିଶା`,
  Punjab: `Panjab, Punjaab, पंजाब, ਪੰਜਾਬ`,
  Rajasthan: `Rajastan, Rajsthan, Rajashthan, Rajesthan, Rajastahn, राजस्थान`,
  Sikkim: `Sikim, सिक्किम`,
  'Tamil Nadu': `Tamilnadu, Tamil Naadu, Tamilnaadu, Tamil Nad, Tamilnad, Thamizhnadu, Tamizhnadu, तमिलनाडु, तमिल नाडु, தமிழ்நாடு, தமிழ் நாடு`,
  Telangana: `Telengana, Telangna, Thelangana, Telanganna, Telagana, तेलंगाना, तेलंगण, తెలంగాణ`,
  Tripura: `Tripora, त्रिपुरा, ত্রিপুরা, Tripurra`,
  'Uttar Pradesh': `Uttarpradesh, Utter Pradesh, Uttar Pardesh, Utter Pardesh, Uttarpardesh, उत्तर प्रदेश, उत्तरप्रदेश, Utterpradesh, Utar Pradesh`,
  Uttarakhand: `Uttaranchal, Uttrakhand, Utrakhand, Uttarkhand, Uttarakand, Uttara Khand, उत्तराखंड`,
  'West Bengal': `Bengal, Westbengal, West Bangal, West Bengol, Paschim Banga, Paschimbanga, Paschim Bengal, पश्चिम बंगाल, बंगाल, পশ্চিমবঙ্গ`,
  'Andaman and Nicobar Islands': `Andaman and Nicobar, Andaman Nicobar, Andaman Nicobar Islands, Andaman, Andamans,
    अंडमान और निकोबार द्वीपसमूह, अंडमान और निकोबार द्वीप समूह, अंडमान और निकोबार, अंडमान, A and N Islands, A and N, Andaman and Nicobar Island`,
  Chandigarh: `Chandigad, Chandigadh, Chandighar, चंडीगढ़, Chandigrah, चण्डीगढ़`,
  'Dadra and Nagar Haveli and Daman and Diu': `Dadra and Nagar Haveli, Daman and Diu, Dadra Nagar Haveli, Daman, Diu,
    दादरा और नगर हवेली और दमन और दीव, दमन और दीव, दमन, दीव, Dadra, Nagar Haveli, DNH, DNHDD, DNH and DD`,
  Delhi: `New Delhi, Dilli, Dehli, NCT of Delhi, NCT Delhi, दिल्ली, नई दिल्ली, Delhi NCR, NCT, National Capital Territory of Delhi, नयी दिल्ली, دہلی`,
  'Jammu and Kashmir': `Jammu Kashmir, Jammu, Kashmir, J K, J and K, जम्मू और कश्मीर, जम्मू कश्मीर, जम्मू, कश्मीर, جموں و کشمیر`,
  Ladakh: `Laddakh, Ladhak, लद्दाख, Leh Ladakh, Laddak, Ladak`,
  Lakshadweep: `Lakshadwip, Laccadives, लक्षद्वीप, Lakshadeep, Lakshwadeep`,
  Puducherry: `Pondicherry, Pondichery, Pondicherri, Puduchery, Puducheri, Pondy, पुदुच्चेरी, पुडुचेरी, पांडिचेरी, புதுச்சேரி`,
};

/**
 * Cities, large towns and districts that have several names, or that everybody knows: the capitals and the largest cities
 * (Census of India 2011), and what has been renamed. Semicolons stand between places; the first name is today's, then come former
 * names, other usual spellings and Hindi. Hindi names that are also ordinary words (`गया`, `पुरी`) are left out.
 */
export const CITIES: Record<State, string> = {
  'Andhra Pradesh': `Visakhapatnam, Vizag, Vishakhapatnam, Vishakapatnam, Visakhapatanam, Vizagapatnam, Vizagapatam, Waltair, विशाखापत्तनम, विशाखापट्टनम;
    Vijayawada, Vijaywada, Bezawada, Bezwada, विजयवाड़ा; Amaravati; Anantapur, Ananthapuramu, Ananthapuram, Anantapuram;
    Kadapa, Cuddapah, Cudappah, YSR Kadapa, YSR, YSR District, कडपा; Alluri Sitharama Raju, Alluri Sitarama Raju;
    Vizianagaram, Vizianagram, विजयनगरम; Machilipatnam, Masulipatam, Masulipatnam; Eluru, Ellore; Rajamahendravaram, Rajahmundry, Rajamundry, Rajamahendri; Tirupati, Tirupathi, तिरुपति;
    Nellore, Sri Potti Sriramulu Nellore, SPSR Nellore, नेल्लोर; Guntur, गुंटूर; NTR, NTR District;
    Konaseema, Dr B R Ambedkar Konaseema, B R Ambedkar Konaseema; Kurnool, Karnool`,
  'Arunachal Pradesh': `Itanagar, ईटानगर`,
  Assam: `Guwahati, Gauhati, गुवाहाटी; Dispur; Sribhumi, Karimganj; Sivasagar, Sibsagar; Morigaon, Marigaon; Nagaon, Nowgong;
    Kamrup Metropolitan, Kamrup Metro`,
  Bihar: `Patna, पटना; Gaya; Bodh Gaya, Bodhgaya, बोधगया; Arrah, Ara; Chapra, Chhapra, छपरा; Purnia, Purnea, पूर्णिया;
    East Champaran, Purbi Champaran, Purvi Champaran, पूर्वी चंपारण;
    West Champaran, Paschim Champaran, Pashchim Champaran, पश्चिम चंपारण; Muzaffarpur, मुजफ्फरपुर; Bhagalpur, भागलपुर;
    Darbhanga, दरभंगा; Araria, अररिया; Katihar, कटिहार; Kishanganj, किशनगंज; Begusarai, बेगूसराय; Sitamarhi, सीतामढ़ी;
    Munger, Monghyr, मुंगेर; Samastipur, समस्तीपुर; Madhubani, मधुबनी; Nawada, नवादा; Jamui, जमुई`,
  Chhattisgarh: `Raipur, रायपुर; Bilaspur, बिलासपुर; Nava Raipur, Naya Raipur, Atal Nagar; Kabirdham, Kawardha;
    Dantewada, Dantewara, दंतेवाड़ा; Bhilai, भिलाई; Manendragarh Chirmiri Bharatpur, Manendragarh, Chirmiri, MCB, मनेंद्रगढ़ चिरमिरी भरतपुर;
    Gaurela Pendra Marwahi, Gaurella Pendra Marwahi, Gaurela, Pendra, Marwahi, GPM; Balrampur Ramanujganj, Ramanujganj;
    Khairagarh Chhuikhadan Gandai, Khairagarh, KCG; Mohla Manpur Ambagarh Chowki, Mohla Manpur, Mohla, Ambagarh Chowki;
    Sarangarh Bilaigarh, Sarangarh, Bilaigarh; Baloda Bazar, Baloda Bazar Bhatapara, Bhatapara;
    Janjgir Champa, Janjgir; Sarguja, Surguja, सरगुजा`,
  Goa: `Panaji, Panjim, पणजी; Margao, Madgaon; Vasco da Gama, Vasco`,
  Gujarat: `Ahmedabad, Ahmadabad, Ahmedbad, Amdavad, अहमदाबाद; Vadodara, Baroda, Vadodra, वडोदरा, बड़ौदा; Khambhat, Cambay; Valsad, Bulsar; Surat, सूरत; Rajkot, राजकोट;
    Gandhinagar, गांधीनगर; Kutch, Kachchh, Kachh, कच्छ; Bharuch, Broach, भरूच; Chhota Udaipur, Chhotaudepur, Chhota Udepur;
    Dahod, Dohad, दाहोद; Panchmahal, Panchmahals, Panch Mahals; Banaskantha, Banas Kantha, बनासकांठा;
    Mehsana, Mahesana, मेहसाणा; Aravalli, Arvalli, Aravali; Sabarkantha, Sabar Kantha, साबरकांठा; Bhavnagar, भावनगर; Jamnagar, जामनगर; Kevadia, Ekta Nagar`,
  Haryana: `Gurugram, Gurgaon, Gurgoan, गुरुग्राम, गुड़गांव, गुड़गाँव; Faridabad, फरीदाबाद; Nuh, Mewat, मेवात; Hisar, Hissar, हिसार;
    Sonipat, Sonepat, सोनीपत; Yamunanagar, Yamuna Nagar; Panipat, पानीपत; Rohtak, रोहतक; Ambala, अंबाला`,
  'Himachal Pradesh': `Shimla, Simla, शिमला; Dharamshala, Dharamsala; Lahaul and Spiti, Lahaul Spiti; Sirmaur, Sirmour;
    McLeod Ganj, McLeodganj`,
  Jharkhand: `Ranchi, रांची, राँची; Jamshedpur, Tatanagar, जमशेदपुर; Dhanbad, धनबाद; Bokaro, बोकारो;
    Hazaribagh, Hazaribag, हजारीबाग; Medininagar, Daltonganj, Daltongunj; Deoghar, देवघर; Dumka, दुमका;
    East Singhbhum, East Singbhum, East Singbum, East Singhbum, Purbi Singhbhum, Purba Singhbhum, पूर्वी सिंहभूम;
    West Singhbhum, West Singbhum, West Singbum, West Singhbum, Pashchimi Singhbhum, Paschim Singhbhum, पश्चिमी सिंहभूम; Sahibganj, Sahebganj, साहिबगंज; Koderma, Kodarma, कोडरमा;
    Seraikela Kharsawan, Saraikela Kharsawan; Gumla, गुमला; Simdega, सिमडेगा; Khunti, खूंटी`,
  Karnataka: `Bengaluru, Bangalore, Banglore, Banglaore, Bangaluru, Bengalore, बेंगलुरु, बेंगलुरू, बेंगलूरु, बैंगलोर, बैंगलुरु, बैंगलूर, ಬೆಂಗಳೂರು, बंगलौर, बंगलुरु;
    Mysuru, Mysore, मैसूर, मैसूरु, मैसुरु; Hubballi, Hubli, हुबली; Mangaluru, Mangalore, मंगलुरु, मंगलौर;
    Belagavi, Belgaum, Belgavi, बेलगावी, बेलगाम; Kalaburagi, Gulbarga, Kalburgi, गुलबर्गा; Ballari, Bellary, बल्लारी;
    Shivamogga, Shimoga; Tumakuru, Tumkur; Vijayapura, Bijapur; Hosapete, Hospet; Chikkamagaluru, Chikmagalur, Chickmagalur;
    Kodagu, Coorg; Davanagere, Davangere; Dharwad, Dharwar; Bagalkot, Bagalkote; Bengaluru Rural, Bangalore Rural;
    Bengaluru Urban, Bangalore Urban; Bengaluru South, Bangalore South, Ramanagara, Ramanagaram; Madikeri, Mercara; Srirangapatna, Srirangapatnam, Seringapatam; Chamarajanagar, Chamarajanagara;
    Chikkaballapur, Chikkaballapura; Dakshina Kannada, South Canara, South Kanara; Uttara Kannada, North Canara, North Kanara`,
  Kerala: `Thiruvananthapuram, Trivandrum, Trivendrum, Tiruvananthapuram, Thiruvanathapuram, Thiruvanantapuram, तिरुवनंतपुरम, त्रिवेंद्रम; Kochi, Cochin, कोच्चि, कोचीन;
    Kozhikode, Calicut, कोझिकोड; Thrissur, Trichur, Trissur; Alappuzha, Alleppey, Allepey; Thalassery, Tellicherry; Changanassery, Changanacherry; Kollam, Quilon; Kannur, Cannanore;
    Palakkad, Palghat; Kasaragod, Kasargod; Aluva, Alwaye; Wayanad, Wynad, वायनाड`,
  'Madhya Pradesh': `Bhopal, भोपाल; Indore, Indor, इंदौर, इन्दौर; Sagar, Saugor; Jabalpur, Jubbulpore, जबलपुर; Gwalior, ग्वालियर; Ujjain, उज्जैन;
    Narmadapuram, Hoshangabad, होशंगाबाद, नर्मदापुरम; Khandwa, East Nimar, खंडवा, खण्डवा; Khargone, West Nimar, खरगोन; Mhow, Dr Ambedkar Nagar;
    Jhabua, झाबुआ; Satna, सतना; Chhindwara, छिंदवाड़ा`,
  Maharashtra: `Mumbai, Bombay, Mumbay, मुंबई, बंबई, बॉम्बे; Navi Mumbai, New Bombay, New Mumbai, नवी मुंबई;
    Pune, Poona, पुणे, पूना; Nagpur, Nagpore, नागपुर, नागपूर; Nashik, Nasik, नासिक, नाशिक; Thane, ठाणे;
    Chhatrapati Sambhajinagar, Chhatrapati Sambhaji Nagar, Sambhajinagar, Sambhaji Nagar, Aurangabad, औरंगाबाद, छत्रपति संभाजीनगर,
    संभाजीनगर; Ahilyanagar, Ahmednagar, Ahmadnagar, अहमदनगर, अहिल्यानगर; Dharashiv, Osmanabad, उस्मानाबाद, धाराशिव;
    Solapur, Sholapur, सोलापुर, शोलापुर; Kolhapur, कोल्हापुर; Buldhana, Buldana, बुलढाणा; Amravati, Amraoti, अमरावती; Achalpur, Ellichpur; Gondia, Gondiya, गोंदिया;
    Dombivli, Dombivali, डोंबिवली; Mira Bhayandar, Mira Road, Bhayander, Bhayandar; Rajgurunagar, Khed;
    Gadchiroli, गढ़चिरौली, गडचिरोली; Nandurbar, नंदुरबार; Palghar, पालघर; Latur, लातूर; Nanded, नांदेड, नांदेड़; Jalna, जालना; Wardha, वर्धा`,
  Manipur: `Imphal, इंफाल`,
  Meghalaya: `Shillong, शिलांग, शिलॉन्ग; Sohra, Cherrapunji, Cherrapunjee`,
  Mizoram: `Aizawl, Aijal, आइजोल; Siaha, Saiha`,
  Nagaland: `Kohima, कोहिमा; Dimapur, दीमापुर; Chumoukedima, Chumukedima`,
  Odisha: `Bhubaneswar, Bhubaneshwar, Bhuvaneshwar, Bhubneshwar, Bhubneswar, भुवनेश्वर; Cuttack, Cuttak, Kataka, कटक; Balangir, Bolangir;
    Balasore, Baleswar, Baleshwar, बालासोर, बालेश्वर; Boudh, Baudh; Deogarh, Debagarh; Jagatsinghpur, Jagatsinghapur; Kendujhar, Keonjhar, क्योंझर;
    Khordha, Khurda; Subarnapur, Sonepur; Brahmapur, Berhampur; Paradip, Paradeep; Kalahandi, कालाहांडी; Koraput, कोरापुट;
    Rourkela, राउरकेला; Sambalpur, संबलपुर`,
  Punjab: `Amritsar, अमृतसर; Ludhiana, लुधियाना; Jalandhar, Jullundur, जालंधर; Bathinda, Bhatinda, बठिंडा;
    Ferozepur, Firozpur, Ferozepore, Ferozpur, फिरोजपुर; Muktsar, Sri Muktsar Sahib; Rupnagar, Ropar;
    SAS Nagar, Sahibzada Ajit Singh Nagar, Mohali, मोहाली; Shaheed Bhagat Singh Nagar, SBS Nagar, Nawanshahr; Patiala, पटियाला`,
  Rajasthan: `Jaipur, Jaypur, जयपुर; Jodhpur, जोधपुर; Udaipur, उदयपुर; Kota; Ajmer, अजमेर; Bikaner, बीकानेर; Alwar, अलवर;
    Jaisalmer, जैसलमेर; Barmer, बाड़मेर; Chittorgarh, Chittaurgarh, Chittor, चित्तौड़गढ़; Jalore, Jalor;
    Sri Ganganagar, Shri Ganganagar, Ganganagar; Dholpur, Dhaulpur; Dungarpur, डूंगरपुर; Banswara, बांसवाड़ा`,
  Sikkim: `Gangtok, गंगटोक; Gyalshing, Geyzing`,
  'Tamil Nadu': `Chennai, Madras, चेन्नई, चेन्नै, मद्रास, சென்னை; Tirunelveli, Tinnevelly; Nagapattinam, Negapatam; Mayiladuthurai, Mayavaram;
    Mamallapuram, Mahabalipuram; Dindigul, Dindugal; Coimbatore, Coimbatur, Kovai, कोयंबटूर; Madurai, Madura, मदुरै, मदुरई;
    Tiruchirappalli, Trichy, Tiruchi, Trichinopoly, Tiruchirapalli, तिरुचिरापल्ली; Thoothukudi, Tuticorin; Thanjavur, Tanjore;
    Kancheepuram, Kanchipuram, Conjeevaram; Kanniyakumari, Kanyakumari, Cape Comorin, कन्याकुमारी;
    Udhagamandalam, Ooty, Ootacamund, Udagamandalam, ऊटी; Nilgiris, The Nilgiris; Ramanathapuram, Ramnad; Sivaganga, Sivagangai;
    Tirupathur, Tirupattur; Tiruppur, Tirupur; Tiruvallur, Thiruvallur; Tiruvannamalai, Thiruvannamalai; Tiruvarur, Thiruvarur;
    Viluppuram, Villupuram; Chengalpattu, Chengalpet, Chingleput`,
  Telangana: `Hyderabad, Hydrabad, हैदराबाद, హైదరాబాద్; Secunderabad, Secundrabad; Warangal, Orugallu, वारंगल; Hanumakonda, Hanamkonda; Ranga Reddy, Rangareddy;
    Mahabubnagar, Mahbubnagar; Jagtial, Jagitial; Kumuram Bheem Asifabad, Kumuram Bheem, Komaram Bheem Asifabad, Komaram Bheem, Asifabad;
    Yadadri Bhuvanagiri, Bhuvanagiri, Bhongir; Jayashankar Bhupalpally, Bhupalpally; Bhadradri Kothagudem, Kothagudem;
    Jogulamba Gadwal, Gadwal; Rajanna Sircilla, Sircilla; Medchal Malkajgiri, Medchal`,
  Tripura: `Agartala, अगरतला; Sepahijala, Sipahijala`,
  'Uttar Pradesh': `Lucknow, Luckhnow, Lakhnau, लखनऊ; Kanpur, Cawnpore, कानपुर; Varanasi, Banaras, Benares, वाराणसी, बनारस;
    Prayagraj, Allahabad, Prayag, प्रयागराज, इलाहाबाद; Ayodhya, Faizabad, अयोध्या, फैजाबाद; Agra, आगरा; Noida, नोएडा;
    Ghaziabad, गाजियाबाद; Gautam Buddha Nagar, Gautam Buddh Nagar, GB Nagar; Mathura, मथुरा; Meerut, मेरठ;
    Gorakhpur, गोरखपुर; Bareilly, बरेली; Aligarh, अलीगढ़; Bhadohi, Sant Ravidas Nagar; Budaun, Badaun, बदायूं, बदायूँ;
    Bulandshahr, Bulandshahar, बुलंदशहर; Raebareli, Rae Bareli, रायबरेली; Lakhimpur Kheri, Kheri, लखीमपुर खीरी; Siddharthnagar, Siddharth Nagar;
    Amroha, Jyotiba Phule Nagar; Hathras, Mahamaya Nagar; Kasganj, Kanshiram Nagar; Jhansi, झांसी, झाँसी; Bahraich, बहराइच;
    Shravasti, श्रावस्ती; Sonbhadra, सोनभद्र; Chandauli, चंदौली; Mughalsarai, Pandit Deen Dayal Upadhyaya Nagar, Deen Dayal Upadhyaya Nagar, मुगलसराय`,
  Uttarakhand: `Dehradun, Dehra Dun, देहरादून; Haridwar, Hardwar, हरिद्वार; Rishikesh, ऋषिकेश; Pauri Garhwal, Pauri, पौड़ी गढ़वाल, पौड़ी;
    Tehri Garhwal, Tehri, टिहरी गढ़वाल, टिहरी; Nainital, Naini Tal, नैनीताल`,
  'West Bengal': `Kolkata, Calcutta, Kolkatta, Culcutta, कोलकाता, कलकत्ता, কলকাতা; Howrah, Haora, हावड़ा; Hooghly, Hugli, हुगली; South 24 Parganas, S 24 Parganas, Dakshin 24 Parganas; North 24 Parganas, N 24 Parganas, Uttar 24 Parganas; 24 Parganas;
    Siliguri, सिलीगुड़ी; Bardhaman, Burdwan; Malda, Maldah, मालदा; Cooch Behar, Coochbehar, Koch Bihar;
    Paschim Medinipur, West Midnapore; Purba Medinipur, East Midnapore; Medinipur, Midnapore; Baharampur, Berhampore;
    Darjeeling, Darjiling, दार्जिलिंग; Santiniketan, Shantiniketan; Bidhannagar, Salt Lake; Sundarbans, Sundarban;
    Chandannagar, Chandernagore`,
  'Andaman and Nicobar Islands': `Sri Vijaya Puram, Port Blair, पोर्ट ब्लेयर`,
  Chandigarh: '',
  'Dadra and Nagar Haveli and Daman and Diu': `Silvassa, Selvas`,
  Delhi: `NCR`,
  'Jammu and Kashmir': `Srinagar, श्रीनगर; Bandipora, Bandipore`,
  Ladakh: `Leh, लेह; Kargil, कारगिल`,
  Lakshadweep: `Kavaratti`,
  Puducherry: `Karaikal, Karikal; Yanam`,
};
