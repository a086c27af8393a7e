import { REVIEWS, REVIEWS_ARE_EXAMPLES } from '../../../content/site/reviews.ts';

export function Reviews() {
  return (
    <section className="wrap part" aria-labelledby="reviews-title">
      <div className="part-head">
        <h2 className="headline" id="reviews-title">
          What it should let them say
        </h2>
        <p className="lede">{REVIEWS_ARE_EXAMPLES}</p>
      </div>
      <ul className="reviews">
        {REVIEWS.map(({ role, where, text }) => (
          <li key={role} className="review">
            <blockquote className="review-text">{text}</blockquote>
            <p className="review-who">
              <b>{role}</b>
              <span className="note">Example · {where}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
