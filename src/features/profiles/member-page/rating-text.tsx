interface RatingTextProps {
  member: { rating: number | null; reviews_count: number };
}

/** A member's mean rating and the number of reviews: `4.5 of 5 (2 reviews)`; "New" before the first. */
export function RatingText({ member: { rating, reviews_count } }: RatingTextProps) {
  return rating === null
    ? 'New'
    : `${rating} of 5 (${reviews_count} ${reviews_count === 1 ? 'review' : 'reviews'})`;
}
