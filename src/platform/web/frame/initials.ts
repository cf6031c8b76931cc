/**
 * Returns the letters of a member's avatar: first letters of the first and last word of the name, else the first
 * letter of the email, else U (specification part 1, "Shared page frame").
 */
export function initialsOf(user: { full_name?: string | null; email?: string | null } | null): string {
  const words = (user?.full_name ?? '').split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? user?.email ?? 'U'];
  // By code point: the first letter of a Devanagari or emoji name is not half a character.
  return letters
    .map((word) => [...(word ?? '')][0] ?? 'U')
    .join('')
    .toUpperCase();
}
