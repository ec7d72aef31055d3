import "./contact-page.css";
import { PageHead } from "../ui/page-head.tsx";
import { ContactAside } from "./contact-aside.tsx";
import { ContactForm } from "./contact-form.tsx";

export function ContactPage() {
  return (
    <div className="page contact">
      <PageHead
        title="Contact · Creel"
        description="Contact the people who run this site: questions, support, bugs and wishes. They answer within 24 hours."
      />
      <header>
        <h1>Contact</h1>
        <p className="muted">A person reads it. We answer within 24 hours.</p>
      </header>
      <div className="contact-columns">
        <div>
          <noscript>
            {/* The server puts the support address here, if there is one. */}
            <p>
              The form needs JavaScript. <span id="support-email" />
            </p>
          </noscript>
          <ContactForm />
        </div>
        <ContactAside />
      </div>
    </div>
  );
}
