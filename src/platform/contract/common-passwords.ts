/** Message for a common password, in forms and from the server. */
export const COMMON_PASSWORD_MESSAGE = 'This password is too easy to guess. Please choose another one.';

/**
 * Most leaked passwords of at least six characters, among them those common in India. Guessing programs try these
 * first: forms rate passwords by them, and the server refuses them and many more.
 */
export const COMMONEST_PASSWORDS: readonly string[] =
  `123456 1234567 12345678 123456789 1234567890 012345 0123456789 111111 000000 121212 123123 123321 654321 666666
  696969 777777 888888 999999 112233 11111111 00000000 88888888 987654321 87654321 147258369 159753 123654 123qwe
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qwerty qwerty1 qwerty123 qwertyuiop qwe123 asdfgh asdfghjkl asdf1234
  zxcvbn zxcvbnm abc123 abcd1234 abcdef abcdefg a1b2c3 aa123456 a123456 password password1 password12 password123
  password@123 pass@123 pass123 pass1234 passw0rd p@ssw0rd p@ssword admin123 admin@123 administrator welcome
  welcome1 welcome123 welcome@123 letmein monkey dragon master shadow sunshine princess football baseball cricket
  iloveyou iloveu loveyou lovely superman batman michael jordan charlie freedom whatever trustno1 starwars computer
  internet samsung google facebook secret changeme default guest123 test123 test@123 india123 india@123 indian
  bharat hindustan krishna ganesh ganesha shivshakti omsairam sairam jaimatadi jaishriram jaihind namaste mumbai
  delhi123 priyanka sachin tendulkar dayitva dayitva123 dayitva@123`.split(/\s+/);
