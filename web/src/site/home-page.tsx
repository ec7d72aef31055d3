import "./site.css";
import type { ReactNode } from "react";

import { SpeciesMark } from "../species/species-mark.tsx";
import { SpeciesPin } from "../species/species-pin.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Isobaths } from "../ui/isobaths.tsx";
import { MeasureFigure } from "../units/measure-figure.tsx";

const FEATURES = "features";

export function HomePage() {
  return (
    <>
      <title>Creel · Every catch, on the map, for good</title>
      <Hero />
      <div className="neatline-edge" aria-hidden />
      <Features />
      <section className="closing">
        <Isobaths drawing="open" />
        <div className="page">
          <div>
            <h2>Ten years of notes fit in here.</h2>
            <p>Start with the next fish.</p>
          </div>
          <LinkButton to="/login?mode=register" look="signal" isLarge>
            Sign Up Free Today
          </LinkButton>
        </div>
      </section>
    </>
  );
}

const PINS = [
  { species: "Walleye", left: "42%", top: "46%" },
  { species: "Musky", left: "57%", top: "33%" },
  { species: "Perch", left: "27%", top: "42%" },
  { species: "Pike", left: "51%", top: "75%" },
  { species: "Bass (Smallmouth)", left: "73%", top: "53%" },
];

function scrollToFeatures(): void {
  document.querySelector(`#${FEATURES}`)?.scrollIntoView();
}

function Hero() {
  return (
    <section className="hero">
      <div className="hero-words">
        <h1>Every catch, on the map, for good.</h1>
        <p className="hero-lead">
          Mark where it bit, with what, and how it was out there, so next season you know when to go back.
        </p>
        <div className="hero-actions">
          <LinkButton to="/login" look="signal" isLarge>
            Get Started
          </LinkButton>
          <Button isLarge onPress={scrollToFeatures}>
            Learn More
          </Button>
        </div>
        <p className="small muted">Free. Your spots stay yours.</p>
      </div>
      <div className="hero-chart" aria-hidden>
        <div className="hero-lake">
          <Isobaths drawing="lake-water" />
          <Isobaths drawing="lake-depths" />
          <Isobaths drawing="lake" />
          {PINS.map(({ species, left, top }) => (
            <span key={species} className="hero-pin" style={{ left, top }}>
              <SpeciesPin species={species} />
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

function Features() {
  return (
    <section id={FEATURES} className="page features">
      <h2>What goes into the log</h2>
      <div className="feature-grid">
        <Feature title="Interactive Maps" piece={<MapPiece />}>
          A pin for every fish, in its species' colour. Tap the water to log one there.
        </Feature>
        <Feature title="Detailed Logging" piece={<FiguresPiece />}>
          Length, weight, lure and depth, the weather and the moon. Large keys, done with one wet hand.
        </Feature>
        <Feature title="Analytics Dashboard" piece={<BarsPiece />}>
          What you catch and how much of it. Counted from all of your log, not the last page.
        </Feature>
      </div>
    </section>
  );
}

interface FeatureProps {
  title: string;
  /** A piece of the real thing. */
  piece: ReactNode;
  children: ReactNode;
}

function Feature({ title, piece, children }: FeatureProps) {
  return (
    <article className="feature">
      {piece}
      <h3>{title}</h3>
      <p>{children}</p>
    </article>
  );
}

function MapPiece() {
  return (
    <div className="feature-piece feature-map" aria-hidden>
      <Isobaths drawing="shoal" />
      <SpeciesMark species="Walleye" isRinged />
      <SpeciesMark species="Pike" isRinged />
      <SpeciesMark species="Musky" isRinged />
    </div>
  );
}

const SAMPLE_FIGURES = [
  { name: "Length", measure: "length", value: 25.5 },
  { name: "Weight", measure: "weight", value: 6.2 },
  { name: "Depth", measure: "depth", value: 18.4 },
] as const;

function FiguresPiece() {
  return (
    <dl className="feature-piece feature-figures" aria-hidden>
      {SAMPLE_FIGURES.map(({ name, measure, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <MeasureFigure measure={measure} value={value} size="large" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SAMPLE_BARS = [
  { species: "Walleye", count: 71 },
  { species: "Pike", count: 42 },
  { species: "Perch", count: 38 },
];

function BarsPiece() {
  return (
    <div className="feature-piece feature-bars" aria-hidden>
      {SAMPLE_BARS.map(({ species, count }) => (
        <div key={species}>
          <SpeciesMark species={species} />
          <span className="feature-bar" style={{ width: `${count}%` }} />
          {count}
        </div>
      ))}
    </div>
  );
}
