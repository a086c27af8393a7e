import { REVIEWS, REVIEWS_ARE_EXAMPLES } from '../../../content/site/reviews.ts';

export function Reviews() {
  return (
    <section className="wrap part small-part" aria-labelledby="reviews-title">
      <h2 className="title" id="reviews-title">
        Reviews
      </h2>
      <p className="note">{REVIEWS_ARE_EXAMPLES}</p>
      <ul className="reviews snap">
        {REVIEWS.map(({ role, text }) => (
          <li key={role} className="review">
            <h3 className="card-title">{role}</h3>
            <p className="card-text">{text}</p>
            <p className="note">Example</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
