import {LONG_NAME} from '~/workbench/long-name';
import {OnPress} from '~/workbench/OnPress';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {Accordion} from './Accordion';
import {Button} from './Button';
import {ConfirmDialog} from './ConfirmDialog';
import {Drawer} from './Drawer';

const SIDES = ['right', 'left'] as const;
const PARAGRAPHS = Array.from({length: 30}, (_, index) => `Paragraph ${index + 1} of something long.`);

const accordionItems = (name: string) =>
  ['Ingredients', 'How to Use', LONG_NAME].map((title, index) => ({
    id: `${name}-${index}`,
    title,
    children: 'Tomatoes, onions, ginger, and what the cook knows.',
  }));

function PanelStates() {
  return (
    <>
      <State name="accordion">
        <Accordion items={accordionItems('several')} />
      </State>
      <State name="drawer, by press">
        <div className="workbench-row">
          {SIDES.map((side) => (
            <OnPress key={side} label={`from the ${side}`}>
              {(isOpen, setIsOpen) => (
                <Drawer isOpen={isOpen} onOpenChange={setIsOpen} side={side} title={`From the ${side}`}>
                  Little to say.
                </Drawer>
              )}
            </OnPress>
          ))}
          <OnPress label="long, with a footer">
            {(isOpen, setIsOpen) => (
              <Drawer
                isOpen={isOpen}
                onOpenChange={setIsOpen}
                side="right"
                title={LONG_NAME}
                footer={<Button className="w-full">Checkout</Button>}
              >
                {PARAGRAPHS.map((text) => (
                  <p key={text} className="py-3">
                    {text}
                  </p>
                ))}
              </Drawer>
            )}
          </OnPress>
        </div>
      </State>
      <State name="question before something that cannot be undone, by press">
        <OnPress label="cancel something">
          {(isOpen, setIsOpen) =>
            isOpen && (
              <ConfirmDialog
                title="Cancel the order"
                onClose={() => setIsOpen(false)}
                actions={
                  <>
                    <Button tone="outline" onClick={() => setIsOpen(false)}>
                      Cancel
                    </Button>
                    <Button tone="danger" onClick={() => setIsOpen(false)}>
                      Confirm
                    </Button>
                  </>
                }
              >
                This action cannot be undone.
              </ConfirmDialog>
            )
          }
        </OnPress>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Accordion, drawer, question', States: PanelStates};
