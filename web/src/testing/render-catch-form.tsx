import type { Catch } from "@creel/domain/catches/catch";
import { screen, within } from "@testing-library/react";

import { useCatchDialogs } from "../catches/dialogs/catch-dialogs.tsx";
import { answersOfLog } from "./log.ts";
import { OwnLog } from "./own-log.tsx";
import { setPosition } from "./position.ts";
import { show, type Shown, type Situation } from "./show.tsx";

const LAKE = { latitude: 45.2, longitude: -86.9 };

interface OpenForm extends Shown {
  form: HTMLElement;
  /** Returns a field for text or a number. */
  field: (label: string) => HTMLElement;
  /** Returns a part of a date or a time. */
  part: (name: string) => HTMLElement;
  press: (name: string | RegExp) => Promise<void>;
  /** Replaces the text of a field at once. Typing would render the form for each letter. */
  fill: (label: string, text: string) => Promise<void>;
  choose: (species: string) => Promise<void>;
}

/** Opens the form for a new catch, on a device with a position unless the test sets another one. */
export async function openLogForm(situation: Situation = {}): Promise<OpenForm> {
  if (!("geolocation" in navigator)) setPosition(LAKE);
  return openForm({ open: "Log", title: "Log Your Catch" }, [], situation);
}

/** Opens the form for a catch in the log. */
export async function openEditForm(caught: Catch, situation: Situation = {}): Promise<OpenForm> {
  return openForm({ open: "Edit", title: `Edit ${caught.species}` }, [caught], situation);
}

async function openForm(
  { open, title }: { open: string; title: string },
  catches: Catch[],
  situation: Situation,
): Promise<OpenForm> {
  const [caught] = catches;
  const shown = show(
    <OwnLog>
      <Openers caught={caught} />
    </OwnLog>,
    { ...situation, answers: { ...answersOfLog(...catches), ...situation.answers } },
  );
  const { person } = shown;
  await person.click(await screen.findByRole("button", { name: open }));
  const form = await screen.findByRole("dialog", { name: title });
  const field = (label: string) => within(form).getByRole("textbox", { name: new RegExp(`^${label}`) });
  return {
    ...shown,
    form,
    field,
    part: (name) => within(form).getByRole("spinbutton", { name: new RegExp(`^${name}`) }),
    press: async (name) => person.click(within(form).getByRole("button", { name })),
    fill: async (label, text) => {
      await person.clear(field(label));
      await person.paste(text);
    },
    choose: async (species) =>
      person.click(within(form).getByRole("radio", { name: new RegExp(`${species}$`) })),
  };
}

function Openers({ caught }: { caught: Catch | undefined }) {
  const { onLog, onEdit } = useCatchDialogs();
  return (
    <>
      <button type="button" onClick={() => onLog("here")}>
        Log
      </button>
      {caught && (
        <button type="button" onClick={() => onEdit(caught)}>
          Edit
        </button>
      )}
    </>
  );
}
