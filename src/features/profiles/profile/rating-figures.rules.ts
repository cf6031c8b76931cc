interface RatingColumns {
  ratings_sum: number;
  ratings_count: number;
}

/** Returns the mean of the ratings received, to one decimal (null without any), and their number. */
export const ratingFigures = ({ ratings_sum, ratings_count }: RatingColumns) => ({
  rating: ratings_count === 0 ? null : Math.round((10 * ratings_sum) / ratings_count) / 10,
  reviews_count: ratings_count,
});
