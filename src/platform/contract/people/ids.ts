/**
 * The id of a person who signs in. Most persons have the id of the profile that they founded, so one taken for the other goes unnoticed
 * until somebody is invited or ownership is handed over: the compiler tells the two apart. Text of the wire or of a test is
 * either.
 */
export type AccountId = string & { readonly idOf?: 'account' };

/** The id of an organisation, or of an individual's own profile. */
export type ProfileId = string & { readonly idOf?: 'profile' };
