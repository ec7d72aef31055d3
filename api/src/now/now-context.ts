import type { SessionContext } from "../accounts/sessions/sessions.ts";
import type { OutingContext } from "../insights/insight-context.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import type { WeatherProvider } from "../weather/weather-provider.ts";

export interface NowContext extends Pick<OutingContext, "sky"> {
  sessions: SessionContext;
  /** `null` if the weather is turned off. */
  weather: WeatherProvider | null;
  countQuestion: CountPerHour;
}
