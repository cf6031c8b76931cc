/** Name of a member whose account was deleted, in what others keep. */
export const DELETED_MEMBER = 'Deleted member';
