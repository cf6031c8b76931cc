interface RatingColumns {
  ratings_sum: number;
  ratings_count: number;
}

/** What profiles show of the ratings received: their mean to one decimal (null without any), and how many they are. */
export const ratingFigures = ({ ratings_sum, ratings_count }: RatingColumns) => ({
  rating: ratings_count === 0 ? null : Math.round((10 * ratings_sum) / ratings_count) / 10,
  reviews_count: ratings_count,
});
