import * as styles from "./standard-hours.module.css";
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** A bar for each day from 6 a.m. to 8 p.m.; the text below says the same. */
export function StandardHours() {
  return (
    <>
      <div className={styles.hours} aria-hidden>
        {DAYS.map((day) => (
          <div key={day}>
            {day}
            <span className={styles.day} />
          </div>
        ))}
        <div className={styles.axis}>
          <span>6 am</span>
          <span>noon</span>
          <span>6 pm</span>
        </div>
      </div>
      <dl className={styles.times}>
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
