/** True if `ADMIN_EMAIL` names this address: its account becomes an admin when the address is confirmed. */
export const canBecomeAdmin = (email: string, adminEmail: string | undefined) => email === adminEmail;
