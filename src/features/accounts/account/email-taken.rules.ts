/** Said by the server, and by the form of the sign-up before it is sent. */
export const EMAIL_TAKEN_WORDS = 'An account with this email already exists. Please log in instead.';
