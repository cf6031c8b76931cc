/*
 * Hindi words of questions to the assistant, each with the English word that the searched texts use. One line: the
 * English word, then its Hindi words. Words that are the same in both languages, such as "password", are not listed.
 */

/** In Devanagari. Endings do not matter: one form of a word is enough. */
export const HINDI_WORDS = `
price: कीमत दाम मूल्य रेट
fee: शुल्क फीस चार्ज
cost: लागत
money: पैसा रुपया राशि
free: मुफ्त फ्री निःशुल्क निशुल्क
spent: खर्च व्यय
funds: फंड निधि
grant: अनुदान ग्रांट
donation: दान चंदा डोनेशन
phone: फोन मोबाइल
number: नंबर नम्बर
email: ईमेल मेल
address: पता
see: देख देखेगा
visible: दिख दिखेगा दिखाई दिखता
hide: छिपा छुपा छिपाना छुपाना छिपाएं छुपाएं
public: सार्वजनिक पब्लिक
verification: सत्यापन वेरिफिकेशन जांच
verified: सत्यापित वेरिफाइड प्रमाणित
verify: वेरिफाई
time: समय टाइम वक्त
days: दिन
years: साल वर्ष
account: खाता अकाउंट एकाउंट
delete: हटा हटाना हटाएं मिटा मिटाना मिटाएं डिलीट
password: पासवर्ड
forgot: भूल भूला भूली भूलना
change: बदल बदलना बदलें बदलूं
login: लॉगिन
register: रजिस्टर पंजीकरण रजिस्ट्रेशन पंजीकृत
join: जुड़ना जुड़ें जुड़ सकता शामिल
who: कौन
member: सदस्य मेंबर
company: कंपनी कम्पनी
ngo: एनजीओ संस्था संगठन
trust: ट्रस्ट न्यास
consultant: सलाहकार
partner: साझेदार पार्टनर भागीदार
csr: सीएसआर
law: कानून
rules: नियम
mandatory: अनिवार्य जरूरी
penalty: जुर्माना दंड पेनल्टी
committee: समिति कमेटी
form: फॉर्म फार्म
percent: प्रतिशत फीसदी
profit: मुनाफा लाभ
unspent: अव्ययित बचा बचे
documents: दस्तावेज डॉक्यूमेंट
papers: कागज कागजात
certificate: प्रमाणपत्र प्रमाण सर्टिफिकेट
upload: अपलोड
add: जोड़ डाल
share: साझा शेयर
project: परियोजना प्रोजेक्ट
service: सेवा सर्विस
picture: फोटो तस्वीर चित्र
profile: प्रोफाइल
name: नाम
request: अनुरोध रिक्वेस्ट निवेदन
apply: आवेदन अप्लाई
send: भेज भेजना भेजें भेजूं
accept: स्वीकार
decline: अस्वीकार
answer: जवाब उत्तर
find: खोज खोजना खोजें ढूंढ ढूंढना ढूंढें तलाश
support: सहायता मदद सपोर्ट
contact: संपर्क सम्पर्क
complaint: शिकायत
talk: बात
milestone: माइलस्टोन
late: लेट देर
person: इंसान व्यक्ति आदमी
report: रिपोर्ट
team: टीम
colleague: सहकर्मी साथी
rating: रेटिंग
review: समीक्षा
story: कहानी
language: भाषा
Hindi: हिंदी हिन्दी
English: अंग्रेजी
app: ऐप एप
download: डाउनलोड
data: डेटा जानकारी
safe: सुरक्षित
security: सुरक्षा
privacy: गोपनीयता निजता
cookies: कुकी कुकीज
milestone: माइलस्टोन
platform: प्लेटफॉर्म वेबसाइट साइट
Dayitva: दायित्व
education: शिक्षा
health: स्वास्थ्य
water: पानी जल
environment: पर्यावरण
women: महिला
children: बच्चा बच्चे
skill: कौशल
livelihood: आजीविका
rural: ग्रामीण गांव
most: सबसे ज्यादा अधिक
state: राज्य
India: भारत
Bihar: बिहार
Jharkhand: झारखंड
Rajasthan: राजस्थान
Gujarat: गुजरात
Maharashtra: महाराष्ट्र
Punjab: पंजाब
Haryana: हरियाणा
Delhi: दिल्ली
Uttarakhand: उत्तराखंड
Odisha: ओडिशा उड़ीसा
Assam: असम
Kerala: केरल
Karnataka: कर्नाटक
Telangana: तेलंगाना
Chhattisgarh: छत्तीसगढ़
Mumbai: मुंबई
Pune: पुणे
Patna: पटना
Ranchi: रांची
Lucknow: लखनऊ
Jaipur: जयपुर
Bhopal: भोपाल
`;

/** Several words that mean something together, in Devanagari. They are replaced first. */
export const HINDI_PHRASES = `
cost: पैसा लगता
cost: पैसे लगते
cost: पैसा लगेगा
cost: पैसे लगेंगे
cost: पैसे देने
cost: पैसा देना
how much must spend csr: कितना सीएसआर
log in: लॉग इन
sign in: साइन इन
not received: नहीं मिला
not received: नहीं आया
certificate: प्रमाण पत्र
Uttar Pradesh: उत्तर प्रदेश
Madhya Pradesh: मध्य प्रदेश
Himachal Pradesh: हिमाचल प्रदेश
Andhra Pradesh: आंध्र प्रदेश
Arunachal Pradesh: अरुणाचल प्रदेश
West Bengal: पश्चिम बंगाल
Tamil Nadu: तमिल नाडु
Tamil Nadu: तमिलनाडु
Jammu and Kashmir: जम्मू और कश्मीर
`;

/** The same in English letters. */
export const ROMAN_HINDI_PHRASES = `
cost: paisa lagta
cost: paise lagte
cost: paisa lagega
cost: paise lagenge
cost: paise dene
cost: paisa dena
how much must spend csr: kitna csr
certificate: praman patra
not received: nahi mila
not received: nahi aaya
not received: nahi aya
`;

/** In English letters, with the spellings that people use. Here endings matter, because English words are mixed in. */
export const ROMAN_HINDI_WORDS = `
price: kimat keemat kimmat daam dam mulya
fee: shulk fees charge charges
money: paisa paise pese rupaye rupay rupees rashi
free: muft nishulk
spent: kharch kharcha vyay
grant: anudan
donation: daan chanda
number: nambar numbar
phone: fon mobile mob
see: dekh dekhe dekhega dekhta dekhte dekh-sakta
visible: dikh dikhta dikhega dikhai dikhegi dikhti
hide: chupa chupana chupaye chhupa chhupana chhupaye chhupau
verification: satyapan jaanch veryfication verifikation
verified: satyapit pramanit
time: samay samaya waqt vakt tym
days: din dino
years: saal sal varsh
account: khata khaata acount
delete: hata hatana hataye hatao hatau mita mitana
forgot: bhul bhula bhuli bhool bhoola bhooli bhulgaya
change: badal badle badlu badlna badalna badlo
register: panjikaran panjikran
join: jud judna jude judu judne
member: sadasya
ngo: sanstha sansthan sangathan
consultant: salahkar
partner: sajhedar
law: kanun kanoon
rules: niyam
mandatory: anivarya zaroori jaruri zaruri
penalty: jurmana dand
committee: samiti
percent: pratishat
profit: munafa labh
documents: dastavej dastavez dastaavez
papers: kagaz kagaj kaagaz kagzat
certificate: praman pramanpatra
project: pariyojana
service: seva
picture: tasveer tasvir photo foto pic
name: naam nam
apply: aavedan avedan
add: dale dalna dalu dalein daale daalna daalu jodna jode jodu
send: bhej bheju bheje bhejna bhejo
accept: swikar sweekar
answer: jawab javab uttar
find: khoj khoje khoju khojna dhundh dhundhe dhunde dhundu dhoondh dhoondhe dhundhna talash
support: madad sahayata sahayta
contact: sampark
complaint: shikayat
talk: baat
person: insaan insan vyakti aadmi admi
story: kahani
language: bhasha
data: jankari jaankari
safe: surakshit
education: shiksha siksha
health: swasthya
water: pani paani jal
women: mahila mahilao
children: bachche bacche bachhe
rural: gaon gaanv gramin
most: sabse zyada jyada adhik
state: rajya
India: bharat
`;

/** Words of grammar, without a topic. */
export const HINDI_STOP_WORDS = `
क्या कैसे कैसा कैसी कब कहां किस किसी किसे किसको किन किसने क्यों कितना कितने कितनी है हैं हूं हो होगा होगी होता होती होते हुआ हुई
करनी था थी थे का की के को से में मैं मुझे मुझको मेरा मेरी मेरे हम हमें हमारा हमारी हमारे आप आपका आपकी अपना अपनी अपने तुम यह ये
वह वे इस इसका इसकी इसके उस पर तक और या भी ही तो ना न नहीं मत कर करना करें करूं करो करे करता करती करते किया कीजिए लिए लेना लें ले
देना दें दे दिया सकता सकती सकते चाहिए रहा रही रहे गया गई गए जा जाए जाएं जाता जाती जाते जाएगा जाना कोई कुछ सब सभी बताओ बताइए
बताएं जी वाला वाली वाले बिना अगर फिर अभी कृपया पड़ता पड़ती पड़ेगा लगता लगती लगते लगेगा लगेगी लगेंगे होना द्वारा साथ
`;

/** The same in English letters. */
export const ROMAN_HINDI_STOP_WORDS = `
kya kyaa kaise kese kaisa kaisi kab kahan kaha dikhao dikhaiye kaun kon kis kise kisko kin kisne kyu kyun kyon kitna kitne kitni hai hain hei
he h ho hoga hogi hota hoti hote hua hui tha thi ka ki ke ko se mein mai main mera meri mere mujhe mujhko hum ham hame hamara hamari
hamare aap aapka aapki apna apni apne tum yeh ye yah woh vo wo iska iski iske iss us par pe tak aur ya bhi hi to toh na nahi nahin nhi
mat kar kare karen karein karna karne karo karu karun karoon karni karwana karta karti karte kiya kiye kijiye krna kre krne krke karke liye lie lena
lene le de do dena dene dete deta diya sakta sakti sakte skta skte chahiye chahie chaiye raha rahi rahe rha gaya gayi gaye gya jaye
jaega jayega jata jati jate jana ja koi kuch sab sabhi bata batao bataiye bataye batayein ji bhai wala wale wali bina agar phir fir
abhi kripya padta padega milega mila mile milta lagta lagti lagte lagega lagegi lagenge me
`;

/** Words that no English question has: one of them shows that a question in English letters is Hindi. */
export const ROMAN_HINDI_SIGNS = `
kya kyaa kaise kese kaisa kab kahan kaun kyu kyun kyon kitna kitne kitni hai hain mera meri mujhe hamara hamari hamare aapka nahi nahin
nhi karna karne kare karein karu karun krna kre chahiye chahie chaiye sakta sakti sakte skta gaya gayi lagega lagta bhul bhool batao
bataiye hota hoti paisa paise khata shulk satyapan
`;
