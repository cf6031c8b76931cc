/** An address of a domain of its own. */
export const someWorkEmail = () => `office@${crypto.randomUUID()}.example`;
