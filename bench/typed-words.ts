/** What people look for in a marketplace of CSR partners: some of it is in the members' texts, much is not. */
export const TYPED_WORDS = `
  school teacher training education literacy girls scholarship library classroom digital computer laptop stationery
  health hospital doctor nurse clinic telemedicine nutrition anaemia maternal sanitation toilet hygiene menstrual water
  watershed rainwater harvesting drinking borewell irrigation farming organic farmer millet seeds dairy fisheries poultry
  livestock forest plantation afforestation mangrove nursery biodiversity wildlife climate carbon solar lighting biogas
  energy waste segregation recycling plastic compost livelihood vocational skills tailoring plumbing electrician weaving
  handloom pottery bamboo beekeeping craft artisan market finance microfinance savings insurance women gender violence
  widow adolescent children nutritionist anganwadi orphan elderly disability braille wheelchair prosthetic autism mental
  counselling addiction shelter housing slum migrant labour tribal adivasi village panchayat district committee governance
  disaster flood cyclone drought relief rehabilitation road bridge transport sports football theatre heritage museum music
  translation research survey baseline evaluation assessment audit compliance reporting accounting software dashboard
  volunteering employee corporate foundation trust society consultant advisor vendor printing catering logistics
  Maharashtra Karnataka Odisha Jharkhand Bihar Gujarat Rajasthan Kerala Assam Punjab Telangana Ladakh Sikkim
  Pune Bengaluru Chennai Lucknow Hyderabad Kolkata Jaipur Bhopal Patna Ranchi Guwahati Kohima Shillong`
  .trim()
  .split(/\s+/);
