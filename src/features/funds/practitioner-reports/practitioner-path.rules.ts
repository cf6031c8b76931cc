/** The page at which a chartered accountant confirms a statement; the secret of the link is behind `#`. */
export const PRACTITIONER_PATH = '/practitioner-report';
