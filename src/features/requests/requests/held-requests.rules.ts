/**
 * Days after which a guest's request is deleted, with name and email: counted from when it was sent, and again from when an
 * admin passed it on.
 */
export const HELD_DAYS = 30;

/** When a guest's request is deleted, to the guest: "We delete it ...". */
export const HELD_UNTIL = `${HELD_DAYS} days after you sent it, or ${HELD_DAYS} days after our team passed it on`;
