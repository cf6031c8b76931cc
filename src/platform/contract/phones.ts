/** E.164 has at most 15 digits; no number that others can call has fewer than 7, but short helplines of India such as 1098. */
const isOnePhone = (value: string) =>
  /^[\d +().-]*$/.test(value) && /^(?:\d{7,15}|1\d{2,4})$/.test(value.replace(/\D/g, ''));

const EXTENSION = / ?(?:ext|extn|extension|x)[. ]{0,2}\d{1,5}$/i;

const BETWEEN = / ?[/,;] ?| or /;

/** Whether a text is one telephone number or two, each perhaps with an extension. */
export const isPhone = (value: string): boolean => {
  const numbers = value.split(BETWEEN);
  return numbers.length <= 2 && numbers.every((number) => isOnePhone(number.replace(EXTENSION, '')));
};

/** The link that calls the first number of such a text. */
export function callLink(phone: string): string {
  const [first = ''] = phone.split(BETWEEN);
  const digits = first.replace(EXTENSION, '').replace(/[^\d+]/g, '');
  return `tel:${digits.replace(/(?!^)\+/g, '')}`;
}
