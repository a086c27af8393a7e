export interface Feature {
  title: string;
  text: string;
}

interface FeaturesProps {
  title: string;
  lede: string;
  features: readonly Feature[];
}

export function Features({ title, lede, features }: FeaturesProps) {
  return (
    <section className="wrap part" aria-labelledby="features-title">
      <div className="part-head">
        <h2 className="headline" id="features-title">
          {title}
        </h2>
        <p className="lede">{lede}</p>
      </div>
      <ul className="features">
        {features.map((feature) => (
          <li key={feature.title} className="feature">
            <h3 className="card-title">{feature.title}</h3>
            <p className="card-text">{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
