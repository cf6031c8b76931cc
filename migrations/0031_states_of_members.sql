-- The marketplace finds a member under the state of the head office and under every state of work. Districts and towns
-- say which state a location is in.

-- Fills the state where it is empty and the location ends in a known district or town.
update profiles p set headquarters_state = known.state
from (
  select distinct on (place.id) place.id, names.state
  from (
    select id, at, trim(regexp_replace(regexp_replace(part, '[0-9]{3} ?[0-9]{3}', ''),
      '\m(district|dist|distt|taluka|taluk|tehsil|india)\M\.?', ' ', 'g')) as name
    from profiles, regexp_split_to_table(lower(coalesce(headquarters_location, location)), '[,;/()\n–—-]+')
      with ordinality as parts (part, at)
    where headquarters_state is null
  ) place
  join (
    select state, trim(name) as name from (values
      ('Andhra Pradesh', $$alluri sitharama raju,anakapalli,anantapur,ananthapuramu,annamayya,bapatla,chittoor,east godavari,eluru,
guntur,kakinada,konaseema,krishna,kurnool,nandyal,palnadu,parvathipuram manyam,prakasam,nellore,srikakulam,
sri sathya sai,tirupati,vizag,vizianagaram,west godavari,kadapa,cuddapah,rajahmundry,rajamahendravaram,
ongole,machilipatnam,tenali,hindupur,puttaparthi,madanapalle,bhimavaram,amalapuram,narasaraopet,proddatur,
adoni,rayachoti,paderu$$),
      ('Arunachal Pradesh', $$anjaw,changlang,dibang valley,east kameng,east siang,kamle,keyi panyor,bichom,kra daadi,kurung kumey,
lepa rada,lohit,longding,lower dibang valley,lower siang,lower subansiri,namsai,pakke kessang,papum pare,
shi yomi,siang,tawang,tirap,upper siang,upper subansiri,west kameng,west siang,pasighat,naharlagun,ziro,tezu,
bomdila,aalo,roing,daporijo$$),
      ('Assam', $$bajali,baksa,barpeta,biswanath,bongaigaon,cachar,charaideo,chirang,darrang,dhemaji,dhubri,dibrugarh,
dima hasao,goalpara,golaghat,hailakandi,hojai,jorhat,kamrup,kamrup metropolitan,kamrup metro,karbi anglong,
west karbi anglong,karimganj,sribhumi,kokrajhar,lakhimpur,north lakhimpur,majuli,morigaon,marigaon,nagaon,
nalbari,sivasagar,sibsagar,sonitpur,south salmara,tamulpur,tinsukia,udalguri,silchar,tezpur,haflong,diphu,
mangaldoi$$),
      ('Bihar', $$araria,arwal,banka,begusarai,bhagalpur,bhojpur,buxar,darbhanga,east champaran,purbi champaran,gopalganj,
jamui,jehanabad,kaimur,katihar,khagaria,kishanganj,lakhisarai,madhepura,madhubani,munger,muzaffarpur,nalanda,
nawada,purnia,purnea,rohtas,saharsa,samastipur,saran,sheikhpura,sheohar,sitamarhi,siwan,supaul,vaishali,
west champaran,paschim champaran,arrah,ara,chapra,chhapra,bihar sharif,motihari,bettiah,hajipur,sasaram,
bodh gaya,bodhgaya,danapur,forbesganj,rajgir$$),
      ('Chhattisgarh', $$balod,baloda bazar,bastar,bemetara,dantewada,dhamtari,durg,gariaband,gaurela pendra marwahi,janjgir champa,
janjgir,jashpur,kabirdham,kawardha,kanker,khairagarh chhuikhadan gandai,kondagaon,korba,koriya,korea,
mahasamund,manendragarh chirmiri bharatpur,manendragarh,mohla manpur ambagarh chowki,mungeli,narayanpur,
raigarh,rajnandgaon,sakti,sarangarh bilaigarh,sukma,surajpur,surguja,bhilai,jagdalpur,ambikapur,naya raipur,
nava raipur$$),
      ('Goa', $$north goa,south goa,panjim,margao,madgaon,vasco da gama,mapusa,ponda,porvorim,calangute$$),
      ('Gujarat', $$ahmadabad,amreli,anand,aravalli,arvalli,banaskantha,banas kantha,bharuch,bhavnagar,botad,chhota udaipur,
chhotaudepur,dahod,dang,dangs,the dangs,devbhumi dwarka,gir somnath,jamnagar,junagadh,kheda,kutch,kachchh,
mahisagar,mehsana,mahesana,morbi,narmada,navsari,panchmahal,panchmahals,panch mahals,patan,porbandar,
sabarkantha,sabar kantha,surendranagar,tapi,valsad,baroda,bhuj,gandhidham,ankleshwar,vapi,nadiad,palanpur,
godhra,himatnagar,veraval,dwarka,vyara,rajpipla,lunawada,modasa,mundra,sanand,dholera,ahwa,dharampur,kevadia$$),
      ('Haryana', $$ambala,bhiwani,charkhi dadri,fatehabad,hisar,hissar,jhajjar,jind,kaithal,karnal,kurukshetra,mahendragarh,nuh,
mewat,palwal,panchkula,panipat,rewari,rohtak,sirsa,sonipat,sonepat,yamunanagar,yamuna nagar,manesar,
bahadurgarh,narnaul,hansi,jagadhri,dharuhera$$),
      ('Himachal Pradesh', $$chamba,kangra,kinnaur,kullu,lahaul and spiti,lahaul spiti,mandi,simla,sirmaur,sirmour,solan,una,dharamshala,
dharamsala,manali,palampur,baddi,nahan,keylong,reckong peo,kasauli,parwanoo,mcleod ganj,mcleodganj,kaza,
paonta sahib$$),
      ('Jharkhand', $$bokaro,chatra,deoghar,dumka,east singhbhum,purbi singhbhum,garhwa,giridih,godda,gumla,hazaribagh,hazaribag,
jamtara,khunti,koderma,kodarma,latehar,lohardaga,pakur,palamu,ramgarh,sahibganj,sahebganj,
seraikela kharsawan,saraikela kharsawan,simdega,west singhbhum,pashchimi singhbhum,tatanagar,chaibasa,
daltonganj,medininagar,ghatshila,jharia$$),
      ('Karnataka', $$bagalkot,bagalkote,ballari,bellary,belagavi,belgaum,bengaluru rural,bangalore rural,bengaluru south,
bengaluru urban,bangalore urban,bidar,chamarajanagar,chamarajanagara,chikkaballapur,chikkaballapura,
chikkamagaluru,chikmagalur,chitradurga,dakshina kannada,davanagere,davangere,dharwad,dharwar,gadag,hassan,
haveri,kalaburagi,gulbarga,kodagu,coorg,kolar,koppal,mandya,raichur,ramanagara,ramanagaram,shivamogga,
shimoga,tumakuru,tumkur,udupi,uttara kannada,vijayapura,vijayanagara,yadgir,hubli,mangalore,madikeri,karwar,
sirsi,hosapete,hospet,hampi,manipal,puttur,bhadravati,doddaballapur,hoskote,channapatna,kundapura$$),
      ('Kerala', $$alappuzha,alleppey,ernakulam,idukki,kannur,cannanore,kasaragod,kasargod,kollam,quilon,kottayam,calicut,
malappuram,palakkad,palghat,pathanamthitta,thrissur,trichur,wayanad,kalpetta,munnar,thodupuzha,aluva,alwaye,
guruvayur,ottapalam,thiruvalla,attappadi,mananthavady,ponnani$$),
      ('Madhya Pradesh', $$agar malwa,alirajpur,anuppur,ashoknagar,balaghat,barwani,betul,bhind,burhanpur,chhatarpur,chhindwara,damoh,
datia,dewas,dhar,dindori,guna,harda,narmadapuram,hoshangabad,jhabua,katni,khandwa,east nimar,khargone,
west nimar,maihar,mandla,mandsaur,mauganj,morena,narsinghpur,neemuch,niwari,pandhurna,panna,raisen,rajgarh,
ratlam,rewa,sagar,satna,sehore,seoni,shahdol,shajapur,sheopur,shivpuri,sidhi,singrauli,tikamgarh,ujjain,
umaria,vidisha,itarsi,pithampur,mhow,khajuraho,orchha,pachmarhi,nagda,chanderi,maheshwar,sanchi$$),
      ('Maharashtra', $$ahilyanagar,ahmednagar,ahmadnagar,akola,amravati,chhatrapati sambhajinagar,chhatrapati sambhaji nagar,
sambhajinagar,beed,bhandara,buldhana,buldana,chandrapur,dhule,gadchiroli,gondia,hingoli,jalgaon,jalna,
kolhapur,latur,mumbai city,mumbai suburban,nanded,nandurbar,nasik,osmanabad,dharashiv,palghar,parbhani,poona,
raigad,ratnagiri,sangli,satara,sindhudurg,solapur,sholapur,wardha,washim,yavatmal,navi mumbai,pimpri,
chinchwad,pimpri chinchwad,kalyan,dombivli,ulhasnagar,bhiwandi,mira bhayandar,vasai,virar,panvel,karjat,
khopoli,alibag,lonavala,baramati,bhor,mulshi,junnar,shirur,velhe,purandar,saswad,daund,indapur,maval,
ambegaon,jawhar,mokhada,dahanu,vikramgad,karad,wai,phaltan,mahabaleshwar,panchgani,chiplun,miraj,
ichalkaranji,pandharpur,barshi,shirdi,sangamner,kopargaon,malegaon,igatpuri,trimbakeshwar,bhusawal,shegaon,
achalpur,melghat,dharni,udgir,ambajogai,paithan,tuljapur,hinganghat,warora,bhamragad,aheri,sawantwadi,malvan,
kudal,khandala,matheran$$),
      ('Manipur', $$bishnupur,chandel,churachandpur,imphal east,imphal west,jiribam,kakching,kamjong,kangpokpi,noney,pherzawl,
senapati,tamenglong,tengnoupal,thoubal,ukhrul,moirang,moreh$$),
      ('Meghalaya', $$east garo hills,east jaintia hills,east khasi hills,eastern west khasi hills,north garo hills,ri bhoi,
south garo hills,south west garo hills,south west khasi hills,west garo hills,west jaintia hills,
west khasi hills,tura,jowai,nongpoh,cherrapunji,sohra,nongstoin,baghmara,williamnagar$$),
      ('Mizoram', $$champhai,hnahthial,khawzawl,kolasib,lawngtlai,lunglei,mamit,saiha,siaha,saitual,serchhip$$),
      ('Nagaland', $$chumoukedima,chumukedima,kiphire,longleng,meluri,mokokchung,mon,niuland,noklak,peren,phek,shamator,tseminyu,
tuensang,wokha,zunheboto$$),
      ('Odisha', $$angul,balangir,bolangir,balasore,baleswar,bargarh,bhadrak,boudh,baudh,deogarh,debagarh,dhenkanal,gajapati,
ganjam,jagatsinghpur,jagatsinghapur,jajpur,jharsuguda,kalahandi,kandhamal,kendrapara,kendujhar,keonjhar,
khordha,khurda,koraput,malkangiri,mayurbhanj,nabarangpur,nayagarh,nuapada,puri,rayagada,sambalpur,subarnapur,
sonepur,sundargarh,rourkela,berhampur,brahmapur,baripada,bhawanipatna,jeypore,paradip,paradeep,konark,
phulbani,paralakhemundi,gunupur,balugaon,talcher$$),
      ('Punjab', $$barnala,bathinda,bhatinda,faridkot,fatehgarh sahib,fazilka,ferozepur,firozpur,gurdaspur,hoshiarpur,jalandhar,
jullundur,kapurthala,malerkotla,mansa,moga,muktsar,sri muktsar sahib,pathankot,patiala,rupnagar,ropar,mohali,
sas nagar,sahibzada ajit singh nagar,sangrur,shaheed bhagat singh nagar,sbs nagar,nawanshahr,tarn taran,
phagwara,batala,khanna,abohar,rajpura,zirakpur,anandpur sahib,kharar$$),
      ('Rajasthan', $$ajmer,alwar,balotra,banswara,baran,barmer,beawar,bharatpur,bhilwara,bikaner,bundi,chittorgarh,chittaurgarh,
churu,dausa,deeg,dholpur,didwana kuchaman,didwana,dungarpur,hanumangarh,jaisalmer,jalore,jalor,jhalawar,
jhunjhunu,karauli,khairthal tijara,kotputli behror,kotputli,nagaur,pali,phalodi,rajsamand,salumbar,
sawai madhopur,sikar,sirohi,sri ganganagar,ganganagar,tonk,pilani,neemrana,bhiwadi,kishangarh,mount abu,
abu road,nathdwara,tilonia,pushkar,makrana,behror,pokhran,ranthambore$$),
      ('Sikkim', $$east sikkim,west sikkim,north sikkim,south sikkim,gyalshing,geyzing,mangan,namchi,pakyong,soreng,rangpo,
pelling,lachen,lachung$$),
      ('Tamil Nadu', $$ariyalur,chengalpattu,chengalpet,cuddalore,dharmapuri,dindigul,erode,kallakurichi,kancheepuram,kanchipuram,
kanniyakumari,kanyakumari,karur,krishnagiri,mayiladuthurai,nagapattinam,namakkal,nilgiris,the nilgiris,
perambalur,pudukkottai,ramanathapuram,ramnad,ranipet,salem,sivaganga,sivagangai,tenkasi,thanjavur,tanjore,
theni,thoothukudi,tuticorin,tiruchirappalli,trichy,tiruchi,tirunelveli,tirupathur,tirupattur,tiruppur,
tirupur,tiruvallur,thiruvallur,tiruvannamalai,thiruvannamalai,tiruvarur,thiruvarur,vellore,viluppuram,
villupuram,virudhunagar,ooty,udhagamandalam,coonoor,kotagiri,gudalur,hosur,nagercoil,kumbakonam,karaikudi,
sivakasi,pollachi,kodaikanal,rameswaram,ambur,avadi,sriperumbudur,auroville,palani,yercaud,gobichettipalayam$$),
      ('Telangana', $$adilabad,bhadradri kothagudem,kothagudem,hanumakonda,hanamkonda,jagtial,jagitial,jangaon,
jayashankar bhupalpally,bhupalpally,jogulamba gadwal,gadwal,kamareddy,karimnagar,khammam,
kumuram bheem asifabad,komaram bheem,asifabad,mahabubabad,mahabubnagar,mahbubnagar,mancherial,medak,
medchal malkajgiri,medchal,mulugu,nagarkurnool,nalgonda,narayanpet,nirmal,nizamabad,peddapalli,
rajanna sircilla,sircilla,ranga reddy,rangareddy,sangareddy,siddipet,suryapet,vikarabad,wanaparthy,
yadadri bhuvanagiri,bhongir,secunderabad,ramagundam,bhadrachalam,zaheerabad,shamshabad,pochampally$$),
      ('Tripura', $$dhalai,gomati,khowai,north tripura,sepahijala,sipahijala,south tripura,unakoti,west tripura,dharmanagar,
kailashahar,ambassa,belonia,bishalgarh$$),
      ('Uttar Pradesh', $$aligarh,ambedkar nagar,amethi,amroha,auraiya,ayodhya,faizabad,azamgarh,baghpat,bahraich,ballia,banda,
barabanki,bareilly,basti,bhadohi,sant ravidas nagar,bijnor,budaun,badaun,bulandshahr,bulandshahar,chandauli,
chitrakoot,deoria,etah,etawah,farrukhabad,fatehpur,firozabad,gautam buddha nagar,gautam buddh nagar,ghazipur,
gonda,gorakhpur,hapur,hardoi,hathras,jalaun,jaunpur,jhansi,kannauj,kanpur dehat,kanpur nagar,kasganj,
kaushambi,kushinagar,lakhimpur kheri,kheri,lalitpur,maharajganj,mahoba,mainpuri,mathura,mau,meerut,mirzapur,
moradabad,muzaffarnagar,pilibhit,raebareli,rae bareli,rampur,saharanpur,sambhal,sant kabir nagar,
shahjahanpur,shamli,shravasti,siddharthnagar,siddharth nagar,sitapur,sonbhadra,sultanpur,unnao,banaras,
benares,greater noida,vrindavan,orai,robertsganj,modinagar,sarnath,khurja,mughalsarai,akbarpur,tundla$$),
      ('Uttarakhand', $$almora,bageshwar,chamoli,champawat,dehra dun,hardwar,nainital,pauri garhwal,pauri,pithoragarh,rudraprayag,
tehri garhwal,tehri,udham singh nagar,uttarkashi,rishikesh,roorkee,haldwani,kashipur,rudrapur,mussoorie,
ramnagar,gopeshwar,joshimath,ranikhet,pantnagar,mukteshwar,kotdwar,vikasnagar,munsiari$$),
      ('West Bengal', $$alipurduar,bankura,birbhum,cooch behar,coochbehar,dakshin dinajpur,darjeeling,hooghly,hugli,jalpaiguri,
jhargram,kalimpong,malda,maldah,murshidabad,nadia,north 24 parganas,paschim bardhaman,paschim medinipur,
west midnapore,purba bardhaman,purba medinipur,east midnapore,purulia,south 24 parganas,uttar dinajpur,
bardhaman,burdwan,midnapore,medinipur,durgapur,asansol,kharagpur,haldia,kurseong,santiniketan,shantiniketan,
bolpur,krishnanagar,baharampur,berhampore,balurghat,raiganj,sundarbans,sundarban,barasat,salt lake,
bidhannagar,kalyani,serampore,chandannagar,barrackpore,kakdwip,digha$$),
      ('Andaman and Nicobar Islands', $$nicobar,nicobars,north and middle andaman,south andaman,andaman and nicobar,andaman,sri vijaya puram,
havelock,swaraj dweep,car nicobar,mayabunder,diglipur$$),
      ('Dadra and Nagar Haveli and Daman and Diu', $$dadra and nagar haveli,daman and diu$$),
      ('Delhi', $$central delhi,east delhi,north delhi,north east delhi,north west delhi,shahdara,south delhi,south east delhi,
south west delhi,west delhi,old delhi,rohini,najafgarh,narela,saket,okhla,mehrauli$$),
      ('Jammu and Kashmir', $$anantnag,bandipora,bandipore,baramulla,budgam,doda,ganderbal,kathua,kishtwar,kulgam,kupwara,poonch,punch,
pulwama,rajouri,ramban,reasi,samba,shopian,udhampur,kashmir,katra,sopore,gulmarg,pahalgam,bhaderwah$$),
      ('Ladakh', $$zanskar,drass,nubra,changthang$$),
      ('Lakshadweep', $$agatti,minicoy,amini,andrott,bangaram$$),
      ('Puducherry', $$karaikal,mahe,yanam,oulgaret,villianur$$)
    ) as lists (state, list), string_to_table(list, ',') as name
  ) names on names.name = place.name
  order by place.id, place.at desc
) known
where known.id = p.id;

comment on column profiles.headquarters_state is
  'State or union territory of the head office, as the member chose it, else read from the location';

create function states_found_under(headquarters_state text, operating_regions text[]) returns text[]
  language sql immutable parallel safe
  as $$
    select case when 'Pan India' = any (operating_regions) then array['Pan India']
      else array(select distinct state from unnest(operating_regions || headquarters_state) state where state is not null)
    end
  $$;
comment on function states_found_under is
  'States under which the marketplace finds a member. One who works in all of India has the single entry Pan India: a search under a state adds those';

create table profile_states (
  profile_id uuid not null references profiles (id) on delete cascade,
  state text not null,
  organization_type text not null,
  listing_tier smallint not null,
  created_at timestamptz not null,
  primary key (profile_id, state)
);
comment on table profile_states is
  'Published profiles by state, in the order of the marketplace. Kept by a trigger on profiles';
comment on column profile_states.state is 'A state of states_found_under(), or Pan India';
comment on column profile_states.organization_type is 'As in profiles, so that one index filters and sorts';
comment on column profile_states.listing_tier is 'As in profiles';
comment on column profile_states.created_at is 'As in profiles';

create table profile_state_counts (
  organization_type text not null,
  state text not null,
  members integer not null,
  primary key (organization_type, state)
);
comment on table profile_state_counts is 'Number of rows of profile_states per type and state. Kept by a trigger on profiles';
comment on table marketplace_counts is
  'Number of published profiles per type and state of the head office: each profile counts once. Kept by a trigger';

create function keep_profile_states() returns trigger language plpgsql as $$
begin
  -- In the order of the counters' keys: of two members who change places each would else wait for the other.
  insert into profile_state_counts as c (organization_type, state, members)
    select organization_type, state, sum(step) from (
      select old.organization_type, unnest(states_found_under(old.headquarters_state, old.operating_regions)), -1
        where old.is_published
      union all
      select new.organization_type, unnest(states_found_under(new.headquarters_state, new.operating_regions)), 1
        where new.is_published
    ) as both_sides (organization_type, state, step)
    group by organization_type, state having sum(step) <> 0
    order by organization_type, state
    on conflict (organization_type, state) do update set members = c.members + excluded.members;
  if tg_op = 'DELETE' then
    return null;
  end if;
  delete from profile_states where profile_id = new.id;
  insert into profile_states (profile_id, state, organization_type, listing_tier, created_at)
    select new.id, state, new.organization_type, new.listing_tier, new.created_at
    from unnest(states_found_under(new.headquarters_state, new.operating_regions)) state
    where new.is_published;
  return null;
end $$;
create trigger profiles_states_inserted after insert or delete on profiles
  for each row execute function keep_profile_states();
create trigger profiles_states_updated after update on profiles
  for each row
  when ((old.is_published, old.organization_type, old.headquarters_state, old.operating_regions, old.listing_tier, old.created_at)
    is distinct from
    (new.is_published, new.organization_type, new.headquarters_state, new.operating_regions, new.listing_tier, new.created_at))
  execute function keep_profile_states();

-- The triggers' lock keeps other writers out until the rows are here.
insert into profile_states (profile_id, state, organization_type, listing_tier, created_at)
  select id, state, organization_type, listing_tier, created_at
  from profiles, unnest(states_found_under(headquarters_state, operating_regions)) state
  where is_published;
insert into profile_state_counts (organization_type, state, members)
  select organization_type, state, count(*) from profile_states group by organization_type, state;

create index profile_states_listed on profile_states (state, listing_tier desc, created_at desc, profile_id desc);
create index profile_states_listed_by_type
  on profile_states (organization_type, state, listing_tier desc, created_at desc, profile_id desc);
drop index profiles_listed_by_state;
drop index profiles_listed_by_type_and_state;
