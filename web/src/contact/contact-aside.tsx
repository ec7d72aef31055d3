import { STANDARD_HOURS } from "@creel/domain/contact/operator";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { useOperator } from "../operator/operator.ts";
import { QuickHelp } from "./quick-help.tsx";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The settings of the server name the operator. */
export function ContactAside() {
  const { name, supportEmail, location, links, hours } = useOperator();
  return (
    <aside className="contact-aside" aria-label="Other ways to get help">
      <Part title="Support email">
        {supportEmail ? (
          <a className="contact-strong" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        ) : (
          <p className="muted">Use the form: it reaches the people who run this site.</p>
        )}
      </Part>
      <Part title="Hours">{hours === STANDARD_HOURS ? <StandardHours /> : <p>{hours}</p>}</Part>
      <Whereabouts location={location} name={name} />
      <Part title="Quick help">
        <QuickHelp />
        <p className="small muted">
          What is kept about you is on the <Link to="/privacy">privacy page</Link>.
        </p>
      </Part>
      {links.length > 0 && (
        <Part title="Elsewhere">
          <p className="contact-links">
            {links.map(({ name: label, url }) => (
              <a key={url} href={url} rel="me noopener">
                {label}
              </a>
            ))}
          </p>
        </Part>
      )}
    </aside>
  );
}

interface WhereaboutsProps {
  location: string | null;
  name: string | null;
}

function Whereabouts({ location, name }: WhereaboutsProps) {
  if (!location && !name) return null;
  return (
    <Part title="Location">
      {location && <p>{location}</p>}
      {name && <p className="muted">{name}</p>}
    </Part>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A bar for each day from 6 a.m. to 8 p.m.; the text below says the same. */
function StandardHours() {
  return (
    <>
      <div className="contact-hours" aria-hidden>
        {DAYS.map((day) => (
          <div key={day}>
            {day}
            <span className="contact-day" />
          </div>
        ))}
        <div className="contact-hours-axis">
          <span>6 am</span>
          <span>noon</span>
          <span>6 pm</span>
        </div>
      </div>
      <dl className="contact-times">
        <div>
          <dt>Mon-Fri</dt>
          <dd>8 am – 6 pm CST</dd>
        </div>
        <div>
          <dt>Weekend</dt>
          <dd>10 am – 4 pm CST</dd>
        </div>
      </dl>
    </>
  );
}
