/** Days after which a guest's request is deleted, with name and email. */
export const HELD_DAYS = 30;
